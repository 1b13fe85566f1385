type Shared = "shared" | "copied" | "failed";

export function canShare(): boolean {
  // A page without https supports neither.
  return "share" in navigator || "clipboard" in navigator;
}

/** Opens the device's share sheet. If there is none, or the host page doesn't allow it, copies the text. */
export async function shareText(text: string): Promise<Shared> {
  return share({ text }, text);
}

/** The same for the address of a page. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  return share({ title, url }, url);
}

async function share(data: ShareData, copied: string): Promise<Shared> {
  try {
    await navigator.share(data);
    return "shared";
  } catch (cause) {
    // The diner closed the share sheet.
    if (cause instanceof DOMException && cause.name === "AbortError") return "shared";
  }
  return (await copyText(copied)) ? "copied" : "failed";
}

/** Returns whether the text was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
