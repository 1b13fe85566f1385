import type { Plugin } from "vite";
import { withoutUnused } from "./unusedReact.ts";

const front = /\/node_modules\/(react|react-dom|scheduler)\/(index|client|jsx-runtime)\.js$/;
const inside = /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/;
const required = /(\w+) = require\("([\w-]+)"\)/g;

/** Turns `exports.x` into a variable of the module, which the bundler can leave out if nothing imports it. */
function asModule(code: string): string {
  const names = new Set(Array.from(code.matchAll(/\bexports\.(\w+)/g), ([, name = ""]) => name));
  const isWrittenOnce = (name: string) => code.split(`exports.${name} =`).length === 2;
  const changing = [...names].filter((name) => !isWrittenOnce(name));
  const head = [
    ...Array.from(code.matchAll(required), ([, name, from]) => `import * as ${name} from "${from}";`),
    ...changing.map((name) => `let own_${name};`),
  ];
  const body = code
    .replace(required, "from_$1 = 0")
    .replace(/^exports\.(\w+) =/gm, (whole, name: string) => (isWrittenOnce(name) ? `const own_${name} =` : whole))
    .replace(/\bexports\.(\w+)/g, "own_$1");
  const tail = Array.from(names, (name) => `own_${name} as ${name}`);
  // On one line, so that the source maps still match.
  return `${head.join(" ")} ${body}\nexport { ${tail.join(", ")} };`;
}

/**
 * React is published as CommonJS, which a bundler includes as a whole. As ES modules, only the used parts are included:
 * 3 kB less.
 */
export function reactModules(): Plugin {
  return {
    name: "servery-react-modules",
    apply: "build",
    enforce: "pre",
    transform(code, file) {
      const [, folder, name] = front.exec(file) ?? [];
      if (folder) {
        const built = `./cjs/${name === "index" ? folder : `${folder}-${name}`}.production.js`;
        return { code: `export * from "${built}"; export * as default from "${built}";`, map: null };
      }
      if (!inside.test(file)) return null;
      const changed = asModule(file.includes("/react-dom-client.") ? withoutUnused(code) : code);
      if (/\bexports\b|\brequire\(/.test(changed)) this.error(`${file} is written in another way than is read here.`);
      return { code: changed, map: null };
    },
  };
}
