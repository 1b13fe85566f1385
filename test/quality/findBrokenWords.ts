/**
 * Words that are broken at a line's end although a line has room for them, and Chinese in a column of single
 * characters. Text that is no word, such as an e-mail address, may be broken.
 */
export function findBrokenWords(): string[] {
  const root = document.querySelector("servery-storefront")?.shadowRoot;
  const texts = document.createTreeWalker(root ?? document, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const linesOf = (node: Node, from: number, to: number) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  };
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const box = node.parentElement;
    const text = node.textContent ?? "";
    if (!box?.checkVisibility({ checkVisibilityCSS: true }) || box.closest(".visually-hidden")) continue;
    for (const { 0: word, index } of text.matchAll(/(?<![^\s(])[A-Za-z]{2,14}(?![^\s.,:)])/g)) {
      if (linesOf(node, index, index + word.length) > 1) found.push(`${box.className}: ${word}`);
    }
    for (const { 0: words, index } of text.matchAll(/\p{Script=Han}{4,}/gu)) {
      const lines = linesOf(node, index, index + words.length);
      if (lines > words.length / 2) found.push(`${box.className}: ${words} in ${lines} lines`);
    }
  }
  return found;
}
