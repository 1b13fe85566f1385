import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody, sendText } from "../http.ts";
import { calls, parseCall, type SignInParts } from "./calls.ts";
import { SignInError } from "./errors.ts";

/** The page that a reset link opens, as with the real service: a plain form with one field and no script. */
export async function answerActionPage(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  parts: SignInParts,
): Promise<boolean> {
  const oobCode = url.searchParams.get("oobCode");
  try {
    if (request.method === "POST") {
      const form = new URLSearchParams(await readBody(request));
      reset({ oobCode, newPassword: form.get("newPassword") ?? "" }, parts);
      sendPage(response, 200, `<p>Your password has been changed.</p>${continueLink(url)}`);
    } else if (request.method === "GET" || request.method === "HEAD") {
      const email = reset({ oobCode }, parts);
      sendPage(response, 200, formFor(email));
    } else {
      sendText(response, 405, "This address shows a form.");
    }
  } catch (error) {
    if (!(error instanceof SignInError)) throw error;
    sendPage(response, 400, `<p role="alert">${refusalOf(error)}</p>`);
  }
  return true;
}

function reset(body: { oobCode: string | null; newPassword?: string }, parts: SignInParts): string {
  return calls.resetPassword(parseCall(body), parts).email;
}

function refusalOf(error: SignInError): string {
  const [code] = error.message.split(" : ");
  if (code === "WEAK_PASSWORD" || code === "MISSING_PASSWORD") {
    return "A password has at least 6 characters. Go back and choose another.";
  }
  return "This link is no longer valid. Ask for a new one.";
}

function formFor(email: string): string {
  return `<form method="post"><p>A new password for ${escapeHtml(email)}:</p>
<p><label>New password <input type="password" name="newPassword" autocomplete="new-password" minlength="6" required></label></p>
<p><button>Save</button></p></form>`;
}

/** Only web addresses become links, because a `javascript:` link would run as code. */
function continueLink(url: URL): string {
  const target = url.searchParams.get("continueUrl") ?? "";
  if (!URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol)) return "";
  return `<p><a href="${escapeHtml(target)}">Continue</a></p>`;
}

function sendPage(response: ServerResponse, status: number, content: string): void {
  response.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
  });
  response.end(`<!doctype html>
<html lang="en"><meta name="viewport" content="width=device-width"><title>Reset your password</title>
<h1>Reset your password</h1>${content}</html>
`);
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
