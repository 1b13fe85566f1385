import type { ButtonTools } from "./orderTools.ts";

type Stored = ButtonTools["stored"];

function parsed(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? "").value);
  } catch {
    return {};
  }
}

/** How many dishes the cart that the device stores contains: of this store, or of the whole group. */
export function storedCount(storeId: string | null, stored: Stored): number {
  const carts = parsed(stored("cart"));
  const lines = (storeId?.trim() ? [carts[`${Number(storeId)}`]] : Object.values(carts)).flat();
  return lines.reduce((sum: number, line) => sum + (Number(Object(line).quantity) || 0), 0);
}

/** On a ground this light, black is easier to read than white: both have a contrast of 4.5:1 there. */
const halfLight = 0.179;

/** The colour of the restaurant's buttons, as the last visit has stored it, and a text that can be read on it. */
export function storedColours(stored: Stored): { readonly button: string; readonly text: string } | null {
  const { colours } = Object(parsed(stored("first"))["store"]);
  const button = `${Object(Object(colours).mobile).buttonColour}`;
  if (!/^#[\da-f]{6}$/i.test(button)) return null;
  const light = [0.2126, 0.7152, 0.0722].map(
    (weight, at) => weight * (Number.parseInt(button.slice(1 + 2 * at, 3 + 2 * at), 16) / 255) ** 2.2,
  );
  return { button, text: light.reduce((sum, each) => sum + each) > halfLight ? "#000" : "#fff" };
}
