import { type Answer, ask, isHtml, isReadableBy, typeOf } from "../ask.ts";
import { error, type Finding, ok, warning } from "../finding.ts";
import { lookAtChunkCaching } from "./caching.ts";

const chunkName = /["'`]((?:\.{1,2}\/)+chunks\/[\w.-]+\.js)["'`]/;

/** One chunk that the script names, and one that doesn't exist. */
export async function lookAtChunks(script: Answer, origin: string): Promise<readonly Finding[]> {
  const name = chunkName.exec(script.text)?.[1];
  if (name === undefined)
    return [warning(script.url, "It names no chunks, as a build of the shop does.", "Build and upload it again.")];
  const url = new URL(name, script.url).href;
  const missing = new URL("servery-doctor-00000000.js", url).href;
  const headers = { Origin: origin };
  const [there, gone] = await Promise.all([ask(url, { headers }), ask(missing, { headers })]);
  return [
    ...(there.kind === "silent" ? [silent(url, there.reason)] : lookAtChunk(url, there, origin)),
    ...(gone.kind === "silent" ? [silent(missing, gone.reason)] : [lookAtMissing(missing, gone)]),
  ];
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
