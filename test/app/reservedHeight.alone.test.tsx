// @vitest-environment happy-dom
import { createRef } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { useReservedHeight } from "../../src/app/App.tsx";
import type { Device } from "../../src/services/adapters/device/deviceMemory.ts";
import { openStoreAtom } from "../../src/state/store/store.actions.ts";
import { storageRows } from "../../src/wire/storage/table.ts";
import { buildMenu } from "../support/buildMenu.ts";
import { buildElementState } from "../support/buildServices.ts";
import { buildStore } from "../support/buildStore.ts";
import { renderIn } from "./appFixture.tsx";

vi.mock("../../src/ui/whenIdle.ts", () => ({ whenIdle: (task: () => void) => task() }));

const ref = createRef<HTMLDivElement>();

function Shop({ device }: { readonly device: Device }) {
  useReservedHeight(ref, device);
  return (
    <div ref={ref}>
      <p>Your order is placed.</p>
      <div className="layout" />
    </div>
  );
}

it("R82: stores the menu's height for the next visit, not that of what is shown above it", async () => {
  const state = buildElementState({ store: { kind: "id", id: 120 } });
  state.documents.put(buildStore({ id: 120 }), [buildMenu()]);
  await state.store.set(openStoreAtom);
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockImplementation(function (this: HTMLElement) {
    return this.className === "layout" ? 4_000 : 64;
  });
  renderIn(state, <Shop device={state.device} />);
  expect(state.device.read(storageRows.place)?.heightPx).toBe(4_000);
});
