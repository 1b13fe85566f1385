import type { CDPSession, ElementHandle, Page, Protocol } from "puppeteer-core";

/** What a screen reader knows of one thing on the page. */
export interface TreeNode {
  readonly role: string;
  readonly name: string;
  readonly value?: string;
  readonly checked?: boolean;
  readonly disabled?: boolean;
  readonly focused?: boolean;
  readonly readonly?: boolean;
  readonly backendNodeId: number;
}

type Query = Pick<Protocol.Accessibility.QueryAXTreeRequest, "role" | "accessibleName">;

export interface TreeReader {
  /** What fits, in the page's order, in all of its frames. Chromium searches; the whole tree costs three times as much. */
  query(wanted: Query): Promise<readonly TreeNode[]>;
  handleOf(node: TreeNode): Promise<ElementHandle>;
}

function nodeOf({ role, name, value, properties = [], backendDOMNodeId }: Protocol.Accessibility.AXNode): TreeNode {
  const isSet = (wanted: string) => {
    const given: unknown = properties.find((property) => property.name === wanted)?.value.value;
    return given === undefined ? {} : { [wanted]: given === true || given === "true" };
  };
  return {
    role: role?.value ?? "",
    name: name?.value ?? "",
    ...(value && { value: String(value.value) }),
    ...isSet("checked"),
    ...isSet("disabled"),
    ...isSet("focused"),
    ...isSet("readonly"),
    backendNodeId: backendDOMNodeId ?? 0,
  };
}

function documentsIn({
  nodeId,
  nodeName,
  children = [],
  shadowRoots = [],
  contentDocument,
}: Protocol.DOM.Node): number[] {
  const inside = [...shadowRoots, ...children, ...(contentDocument ? [contentDocument] : [])].flatMap(documentsIn);
  return nodeName === "#document" ? [nodeId, ...inside] : inside;
}

const foundKey = "found by a test";

export function createTreeReader(page: Page): TreeReader {
  let opened: Promise<CDPSession> | null = null;
  const session = () => {
    opened ??= page.createCDPSession();
    return opened;
  };

  async function documents(): Promise<readonly number[]> {
    const hasFrames = page.frames().length > 1;
    const { root } = await (await session()).send(
      "DOM.getDocument",
      hasFrames ? { depth: -1, pierce: true } : { depth: 0 },
    );
    return documentsIn(root);
  }

  return {
    async query(wanted) {
      const cdp = await session();
      const answers = await Promise.all(
        (await documents()).map((nodeId) => cdp.send("Accessibility.queryAXTree", { nodeId, ...wanted })),
      );
      return answers.flatMap(({ nodes }) => nodes.filter(({ ignored }) => !ignored).map(nodeOf));
    },
    async handleOf({ role, name, backendNodeId }) {
      const cdp = await session();
      const { object } = await cdp.send("DOM.resolveNode", { backendNodeId });
      if (!object.objectId) throw new Error(`The ${role} ${name} went away.`);
      // Another session's objects are not ours: the node is handed over in its own window.
      await cdp.send("Runtime.callFunctionOn", {
        objectId: object.objectId,
        functionDeclaration: `function () { globalThis[Symbol.for("${foundKey}")] = this; }`,
      });
      for (const frame of page.frames()) {
        const handed = await frame.evaluateHandle((key) => {
          const window = globalThis as unknown as Record<symbol, unknown>;
          const found = window[Symbol.for(key)];
          delete window[Symbol.for(key)];
          return found;
        }, foundKey);
        const element = handed.asElement() as ElementHandle | null;
        if (element) return element;
      }
      throw new Error(`The ${role} ${name} went away.`);
    },
  };
}
