/** A content security policy: the sources of each directive. */
export type ContentPolicy = ReadonlyMap<string, readonly string[]>;

/** The policies of a header, which separates several by commas, or of a meta tag. */
export function parsePolicies(text: string): readonly ContentPolicy[] {
  return text
    .split(",")
    .filter((each) => each.trim() !== "")
    .map(
      (policy) =>
        new Map(
          policy
            .split(";")
            .map((directive) => directive.trim().split(/\s+/))
            .filter(([name]) => name)
            // The first of a name counts.
            .reverse()
            .map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
        ),
    );
}

const fallbacks: Readonly<Record<string, readonly string[]>> = {
  "script-src": ["script-src-elem", "script-src", "default-src"],
  "style-src": ["style-src-elem", "style-src", "default-src"],
  "frame-src": ["frame-src", "child-src", "default-src"],
};

/** What the policy allows; null if it says nothing of it. */
export function sourcesFor(policy: ContentPolicy, directive: string): readonly string[] | null {
  const names = fallbacks[directive] ?? [directive, "default-src"];
  return names.map((name) => policy.get(name)).find((sources) => sources !== undefined) ?? null;
}

/** Whether one of the sources is this address, asked from a page there. */
export function allows(sources: readonly string[], url: string, page: string): boolean {
  const target = new URL(url);
  const here = new URL(page);
  return sources.some((source) => isSourceOf(source, target, here));
}

const hostSource = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[\w.-]+)(?::(\d+|\*))?(\/[^?#]*)?$/i;
const defaultPorts: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };

function isSourceOf(source: string, target: URL, here: URL): boolean {
  if (source === "*") return /^https?:$/.test(target.protocol);
  if (source.toLowerCase() === "'self'") return isScheme(here.protocol, target) && target.host === here.host;
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return isScheme(source.toLowerCase(), target);
  const [, scheme, host = "", port, path = ""] = hostSource.exec(source) ?? [];
  if (host === "") return false;
  return (
    isScheme(scheme ? `${scheme.toLowerCase()}:` : here.protocol, target) &&
    isHost(host.toLowerCase(), target.hostname) &&
    isPort(port, target) &&
    (path === "" || (path.endsWith("/") ? target.pathname.startsWith(path) : target.pathname === path))
  );
}

/** A source of http allows https, too. */
function isScheme(scheme: string, { protocol }: URL): boolean {
  return protocol === scheme || (scheme === "http:" && protocol === "https:");
}

function isHost(host: string, name: string): boolean {
  if (host === "*") return true;
  return host.startsWith("*.") ? name.endsWith(host.slice(1)) : name === host;
}

function isPort(port: string | undefined, { port: own, protocol }: URL): boolean {
  if (port === "*") return true;
  const actual = own || defaultPorts[protocol];
  return port === undefined
    ? actual === defaultPorts[protocol]
    : actual === port || (port === "80" && actual === "443");
}
