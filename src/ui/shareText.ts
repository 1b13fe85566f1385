type Shared = "shared" | "copied" | "failed";

export function canShare(): boolean {
  // A page without https has neither.
  return "share" in navigator || "clipboard" in navigator;
}

/** By the device's own sheet, or copied where there is none, or where the page around doesn't allow it. */
export async function shareText(text: string): Promise<Shared> {
  try {
    await navigator.share({ text });
    return "shared";
  } catch (cause) {
    // The diner closed the sheet.
    if (cause instanceof DOMException && cause.name === "AbortError") return "shared";
  }
  return (await copyText(text)) ? "copied" : "failed";
}

/** Whether it could be. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
