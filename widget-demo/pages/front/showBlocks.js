import { copyText } from "./copy.js";

function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

function blockOf({ title, code }, index, said) {
  const text = make("code", { textContent: code, ...(index === 0 && { id: "tag" }) });
  const copy = make("button", { type: "button", textContent: "Copy", ariaLabel: `Copy: ${title}` });
  copy.addEventListener("click", () => copyText(text, copy, said));
  const bar = make("div", { className: "tag-bar" }, make("h3", { className: "name", textContent: title }), copy);
  return make("div", { className: "tag" }, bar, make("pre", {}, text));
}

/** A block whose place stays keeps its element, so that nothing moves while a colour is dragged. */
export function showBlocks(list, blocks, said) {
  const titles = blocks.map(({ title }) => title).join("\n");
  if (list.dataset.titles !== titles) {
    list.dataset.titles = titles;
    list.replaceChildren(...blocks.map((block, index) => blockOf(block, index, said)));
    return;
  }
  const texts = list.querySelectorAll("code");
  for (const [index, { code }] of blocks.entries()) texts[index].textContent = code;
}
