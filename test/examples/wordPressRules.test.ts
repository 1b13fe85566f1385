// What WordPress's Plugin Check looks at, under its own names (github.com/WordPress/plugin-check, docs/checks.md), as far as
// it can be read from the files. Checks of things that the plug-in doesn't do at all are one list of forbidden words.
import { describe, expect, it } from "vitest";
import { codeOf, headerIn, phpFiles, textOf, texts } from "./wordPressFiles.ts";

const main = textOf("servery.php");
const readme = textOf("readme.txt");
const code = phpFiles.map(([path, text]) => [path, codeOf(text)] as const);

/** The files whose code has a word. */
const filesWith = (pattern: RegExp) => code.filter(([, text]) => pattern.test(text)).map(([path]) => path);

describe("Plugin Check", () => {
  it("direct_file_access: no file with code does anything when it is requested by itself", () => {
    const guard = /if \( ! defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \) \{\s*exit;/;
    // A list that is returned does nothing.
    const open = code.filter(([path, text]) => !guard.test(text) && !/^languages\//.test(path));
    expect(open.map(([path]) => path)).toEqual([]);
    for (const [path, text] of code.filter(([name]) => /^languages\//.test(name)))
      expect(text, path).toMatch(/^<\?php\s+return array\(/);
  });

  it("plugin_header_fields: the headers are there, and the licence goes with WordPress's", () => {
    expect(headerIn(main, "Plugin Name")).toBe("Servery");
    expect(headerIn(main, "Description")).not.toBe("");
    expect(headerIn(main, "Version")).toMatch(/^\d+\.\d+\.\d+$/);
    expect(headerIn(main, "Requires at least")).toMatch(/^\d+\.\d$/);
    expect(headerIn(main, "Requires PHP")).toMatch(/^\d+\.\d$/);
    expect(headerIn(main, "License")).toBe("MIT");
    expect(headerIn(main, "Text Domain")).toBe("servery");
    expect(texts.has("license.txt")).toBe(true);
  });

  it("plugin_readme: says the same as the headers, in the form that the directory reads", () => {
    expect(readme).toMatch(/^=== Servery ===\n/);
    for (const name of ["Requires at least", "Requires PHP", "License", "License URI"])
      expect(headerIn(readme, name)).toBe(headerIn(main, name));
    expect(headerIn(readme, "Stable tag")).toBe(headerIn(main, "Version"));
    expect(headerIn(readme, "Tested up to")).toMatch(/^\d+\.\d$/);
    expect(headerIn(readme, "Contributors")).not.toBe("");
    expect(headerIn(readme, "Tags").split(", ").length).toBeLessThanOrEqual(5);
    const [, short = ""] = /\n\n(.+)\n\n== Description ==/.exec(readme) ?? [];
    expect(short.length).toBeGreaterThan(30);
    expect(short.length).toBeLessThanOrEqual(150);
    for (const title of ["External services", "Installation", "Frequently Asked Questions", "Changelog"])
      expect(readme).toContain(`\n== ${title} ==\n`);
  });

  it("file_type: nothing hidden, packed, executable or left over", () => {
    const strange = [...texts.keys()].filter((path) => !/^(?:[a-z]+\/)*[\w.-]+\.(?:php|js|json|txt)$/.test(path));
    expect(strange).toEqual([]);
    expect([...texts.keys()].filter((path) => /(^|\/)\./.test(path))).toEqual([]);
  });

  it("i18n_usage: every text is a literal of the plug-in's domain, and a placeholder is explained", () => {
    const calls = /\b(?:__|_e|_x|_n|esc_html__|esc_attr__|esc_html_e|esc_attr_e)\(/g;
    const right = /\b(?:__|esc_html__)\( '(?:[^'\\]|\\.)+', 'servery' \)/g;
    for (const [path, text] of code)
      expect([path, text.match(right)?.length]).toEqual([path, text.match(calls)?.length]);
    for (const [path, text] of phpFiles)
      for (const [index, line] of text.split("\n").entries())
        if (/(?:__|esc_html__)\( '[^']*%s/.test(line))
          expect(text.split("\n")[index - 1], `${path}:${index + 1}`).toMatch(/translators:/);
  });

  it("late_escaping: what is printed is escaped where it is printed", () => {
    expect(filesWith(/\b(?:echo|print|vprintf|_e)\b|<\?=/)).toEqual([]);
    const printed = code.flatMap(([, text]) => text.match(/(?<!s)printf\([\s\S]*?\n?\t*\);/g) ?? []);
    expect(printed.length).toBeGreaterThan(2);
    for (const call of printed) {
      const values = call.replace(/^printf\(\s*'(?:[^'\\]|\\.)*',?/, "");
      expect(values.match(/\$\w+|servery_settings\(\)/g)?.length ?? 0, call).toBe(
        values.match(/esc_(?:attr|html|url)\( (?:\$\w+|servery_settings\(\))/g)?.length ?? 0,
      );
    }
  });

  it("setting_sanitization and nonces: the one setting goes through WordPress's own form", () => {
    const settings = textOf("includes/settings.php");
    expect(settings.match(/register_setting\(/g)).toHaveLength(1);
    expect(settings).toContain("'sanitize_callback' => 'servery_sanitize_settings'");
    expect(settings).toContain("settings_fields( 'servery' )");
    expect(settings).toContain("current_user_can( 'manage_options' )");
    expect(filesWith(/\$_(?:GET|POST|REQUEST|COOKIE|SERVER|FILES)\b/)).toEqual([]);
  });

  it("prefixing: every function, constant, option and handle begins with the plug-in's name", () => {
    const functions = code.flatMap(([, text]) => Array.from(text.matchAll(/^function (\w+)/gm), ([, name]) => name));
    expect(functions.length).toBeGreaterThan(15);
    expect(functions.filter((name) => !name?.startsWith("servery_"))).toEqual([]);
    const named = code.flatMap(([, text]) =>
      Array.from(text.matchAll(/\b(?:define|(?:get|delete)_option|add_shortcode)\( '(\w+)'/g), ([, name]) => name),
    );
    expect(named.filter((name) => !/^servery/i.test(name ?? ""))).toEqual([]);
  });

  it("enqueued_resources, enqueued_scripts_scope: the script comes through WordPress, where there is a shop", () => {
    expect(filesWith(/<(?:script|style|link)\b/)).toEqual([]);
    expect(filesWith(/wp_enqueue_(?:script|style|script_module)\(/)).toEqual(["includes/script.php"]);
    const asked = code.flatMap(([path, text]) =>
      Array.from(text.matchAll(/\t(servery_enqueue\w*)\(\)/g), ([, name]) => [path, name]),
    );
    expect(asked).toEqual([
      ["includes/button.php", "servery_enqueue"],
      ["includes/script.php", "servery_enqueue"],
      ["includes/script.php", "servery_enqueue_shop"],
      ["includes/shop.php", "servery_enqueue_shop"],
    ]);
  });

  it("plugin_uninstall: what was stored is removed", () => {
    expect(textOf("uninstall.php")).toContain("delete_option( 'servery_settings' )");
    expect(filesWith(/\b(?:add|update)_(?:option|post_meta|user_meta|site_option)\(/)).toEqual([]);
  });

  it.each([
    ["code_obfuscation", /\b(?:eval|base64_decode|gzinflate|str_rot13|create_function)\b/],
    ["safe_redirect", /\bwp_redirect\b|\bheader\(/],
    ["direct_db, direct_db_queries", /\$wpdb\b/],
    ["performant_wp_query_params", /\bWP_Query\b|\bget_posts\b/],
    ["write_file", /\b(?:fopen|file_put_contents|fwrite|move_uploaded_file)\b/],
    ["localhost", /localhost|127\.0\.0\.1/],
    ["no_unfiltered_uploads", /ALLOW_UNFILTERED_UPLOADS/],
    ["offloading_files", /googleapis\.com\/ajax|cdnjs|jsdelivr|unpkg|fonts\.google/],
    ["personal_data_exporter", /\bsetcookie\b|\bwp_remote_\w+\b|\buser_email\b/],
    ["external_admin_menu_links", /\badd_menu_page\b/],
    ["heredoc", /<<</],
  ])("%s: nothing of the kind", (_check, pattern) => {
    expect(filesWith(pattern)).toEqual([]);
  });
});
