import type { ServerResponse } from "node:http";
import { isLoopbackOrigin, sendText } from "../http.ts";
import { escapeHtml } from "../ordinaryStores.ts";
import type { Accounts } from "./accounts.ts";
import { type Claims, providers } from "./providers.ts";

/**
 * The pop-up for choosing an account, in place of Google's and Facebook's. It reports the choice to the page that
 * opened it, through `pages/stand-ins/gapi.js`, and only to a page on this machine.
 */
export function answerProviderPage(response: ServerResponse, { searchParams }: URL, accounts: Accounts): void {
  const providerId = searchParams.get("providerId") ?? "";
  const openedBy = searchParams.get("redirectUrl") ?? "";
  const isKnown = Object.hasOwn(providers, providerId) && searchParams.get("authType") === "signInViaPopup";
  if (!isKnown || !isLoopbackOrigin(openedBy)) {
    sendText(response, 400, "This page is a pop-up of a shop on this machine, for Google or Facebook.");
    return;
  }
  const { name = "", colour = "" } = providers[providerId] ?? {};
  const people = accounts.all().map(({ email, displayName }) => ({ sub: email, email, name: displayName }));
  const script = { providerId, eventId: searchParams.get("eventId") ?? "", origin: new URL(openedBy).origin };
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
  });
  response.end(pageOf({ name, colour, people, script: JSON.stringify(script) }));
}

interface Page {
  readonly name: string;
  readonly colour: string;
  readonly people: readonly Claims[];
  readonly script: string;
}

function pageOf({ name, colour, people, script }: Page): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name} (demo)</title>
    <link rel="icon" href="data:," />
    <style>
      body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1f2328; background: #f2f4f7; }
      main { max-width: 24rem; margin: 6vh auto; padding: 2rem; background: #fff; border-radius: 1rem; box-sizing: border-box; }
      h1 { margin: 0; font-size: 1.375rem; }
      h1 strong { color: ${colour}; }
      h2 { margin: 1.5rem 0 0; font-size: 0.875rem; color: #57606a; }
      ul { margin: 1.25rem 0 0; padding: 0; list-style: none; border-block-start: 1px solid #d0d7de; }
      li { border-block-end: 1px solid #d0d7de; }
      li button { display: grid; width: 100%; padding: 0.75rem 0.25rem; border: 0; font: inherit; text-align: start; background: none; cursor: pointer; }
      li button:hover { background: #f6f8fa; }
      li small { color: #57606a; }
      label { display: block; margin-top: 0.75rem; font-size: 0.875rem; }
      input { display: block; width: 100%; margin-top: 0.25rem; padding: 0.625rem; font: inherit; border: 1px solid #8c959f; border-radius: 0.5rem; box-sizing: border-box; }
      .ends { display: flex; gap: 0.75rem; margin-top: 1.25rem; }
      .ends button { flex: 1; padding: 0.75rem; font: inherit; border: 1px solid #8c959f; border-radius: 0.5rem; background: #fff; cursor: pointer; }
      .ends button[type="submit"] { border-color: #1f2328; color: #fff; background: #1f2328; }
      p { margin: 1.5rem 0 0; font-size: 0.875rem; color: #57606a; }
    </style>
  </head>
  <body>
    <main>
      <h1>Continue with <strong>${name}</strong></h1>
      <ul aria-label="Accounts">${people.map(personOf).join("")}</ul>
      <form>
        <h2>Somebody else</h2>
        <label>Email <input name="email" type="email" required /></label>
        <label>Name <input name="name" required /></label>
        <div class="ends"><button type="submit">Continue</button><button type="button" id="cancel">Cancel</button></div>
      </form>
      <p>This page stands in for ${name} in the demo. ${name} hears nothing of it.</p>
    </main>
    <script type="application/json" id="asked">${script.replaceAll("<", "\\u003c")}</script>
    <script type="module">${finish}</script>
  </body>
</html>
`;
}

function personOf(person: Claims): string {
  const { email, name } = person;
  const claims = escapeHtml(JSON.stringify(person));
  return `<li><button type="button" value="${claims}">${escapeHtml(name || email)} <small>${escapeHtml(email)}</small></button></li>`;
}

/** Runs in the pop-up. The SDK closes the pop-up once it has the message. */
const finish = `
  const { providerId, eventId, origin } = JSON.parse(document.getElementById("asked").textContent);
  function tell(urlResponse, error) {
    const authEvent = { type: "signInViaPopup", eventId, urlResponse, sessionId: "demo", postBody: null, tenantId: null, error };
    opener?.postMessage({ type: "authEvent", authEvent }, origin);
  }
  function choose(claims) {
    tell(location.origin + location.pathname + "?" + new URLSearchParams({ providerId, id_token: claims }), null);
  }
  for (const button of document.querySelectorAll("li button")) button.onclick = () => choose(button.value);
  document.querySelector("form").onsubmit = (event) => {
    event.preventDefault();
    const { email, name } = Object.fromEntries(new FormData(event.target));
    choose(JSON.stringify({ sub: email.toLowerCase(), email, name }));
  };
  document.getElementById("cancel").onclick = () => tell(null, { code: "auth/popup-closed-by-user" });
`;
