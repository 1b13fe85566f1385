import { type Answer, ask, isHtml, isReadableBy, type Reply, typeOf } from "../ask.ts";
import { error, type Finding, ok, warning } from "../finding.ts";
import { lookAtChunkCaching } from "./caching.ts";

const chunkName = /["'`]((?:\.{1,2}\/)+(?:chunks\/)?[\w.-]+\.js)["'`]/g;
const mostChunks = 300;

/** Every chunk that the script and its chunks name, and one that doesn't exist. */
export async function lookAtChunks(script: Answer, origin: string): Promise<readonly Finding[]> {
  const [first] = chunksIn(script);
  if (first === undefined)
    return [warning(script.url, "It names no chunks, as a build of the shop does.", "Build and upload it again.")];
  const missing = new URL("servery-doctor-00000000.js", first).href;
  const gone = await ask(missing, { headers: { Origin: origin } });
  return [
    ...linesOf(await load(script, origin), origin),
    ...(gone.kind === "silent" ? [silent(missing, gone.reason)] : [lookAtMissing(missing, gone)]),
  ];
}

/** The addresses of the chunks that a script names. */
function chunksIn({ url, text }: Answer): readonly string[] {
  const named = [...text.matchAll(chunkName)].map(([, name = ""]) => new URL(name, url).href);
  return [...new Set(named)].filter((each) => new URL(each).pathname.includes("/chunks/"));
}

/** The chunks by their addresses. Those that one names are asked for together. */
async function load(script: Answer, origin: string): Promise<ReadonlyMap<string, Reply>> {
  const loaded = new Map<string, Reply>();
  let wanted = chunksIn(script);
  while (wanted.length > 0 && loaded.size < mostChunks) {
    const replies = await Promise.all(wanted.map((url) => ask(url, { headers: { Origin: origin } })));
    for (const [at, url] of wanted.entries()) loaded.set(url, replies[at] ?? { kind: "silent", reason: "no answer" });
    const named = replies.flatMap((reply) => (reply.kind === "silent" || reply.status !== 200 ? [] : chunksIn(reply)));
    wanted = [...new Set(named)].filter((url) => !loaded.has(url));
  }
  return loaded;
}

/** One line for all that are right, and for all of which the same is wrong. */
function linesOf(loaded: ReadonlyMap<string, Reply>, origin: string): readonly Finding[] {
  const looked = [...loaded].flatMap(([url, reply]) =>
    reply.kind === "silent" ? [silent(url, reply.reason)] : lookAtChunk(url, reply, origin),
  );
  const same = Map.groupBy(looked, ({ level, message }) => `${level} ${message}`);
  return [...same.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    if (more.length === 0) return [first];
    return [{ ...first, message: `${first.message} The same with ${more.length} more.` }];
  });
}

function silent(url: string, reason: string): Finding {
  return error(url, `Nothing answers (${reason}): the shop can't load.`, "Look at the server of the chunks.");
}

function lookAtChunk(url: string, answer: Answer, origin: string): readonly Finding[] {
  if (answer.status !== 200)
    return [
      error(url, `The chunk answers ${answer.status}: the shop can't load.`, "Upload chunks/ beside the script."),
    ];
  if (isHtml(answer))
    return [
      error(url, `The chunk answers ${typeOf(answer)}: the shop can't load.`, "Upload chunks/ beside the script."),
    ];
  if (new URL(url).origin !== origin && !isReadableBy(origin, answer))
    return [
      error(
        url,
        "No Access-Control-Allow-Origin on the chunk: the shop can't load.",
        "Send Access-Control-Allow-Origin: * for chunks/.",
      ),
    ];
  return [ok(url, "The chunk can be loaded."), lookAtChunkCaching(url, answer)];
}

function lookAtMissing(url: string, answer: Answer): Finding {
  // A bucket that doesn't tell what it has answers 403.
  if (answer.status >= 400 && answer.status < 500) return ok(url, `A missing chunk answers ${answer.status}.`);
  const what = `A missing chunk answers ${answer.status} ${typeOf(answer)}`.trim();
  return error(url, `${what}: it must be 404.`, "Keep the rule for unknown addresses off the scripts' folder.");
}
