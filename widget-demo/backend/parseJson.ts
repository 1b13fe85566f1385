/** Far more than a document of 20 levels needs. */
const deepestLevel = 200;

/** Throws if the text isn't JSON. */
export function parseJson(text: string): unknown {
  // Checked first, because recursive code would run out of stack with such a value.
  if (isTooDeep(text)) throw new SyntaxError(`It is nested more than ${deepestLevel} levels deep.`);
  return JSON.parse(text);
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') isInText = !isInText;
    else if (isInText) index += character === "\\" ? 1 : 0;
    else if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") depth -= 1;
    if (depth > deepestLevel) return true;
  }
  return false;
}
