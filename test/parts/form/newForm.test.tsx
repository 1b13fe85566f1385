// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, expectTypeOf, it, vi } from "vitest";
import type { useForm } from "../../../src/parts/form/useForm.ts";
import { Form, type FormAnswer } from "../../../src/ui/Form.tsx";
import { renderIn } from "../../app/appFixture.tsx";
import { buildElementState, type ElementState } from "../../support/buildServices.ts";
import {
  type CheckIn,
  CheckInForm,
  type checkCheckIn,
  checkInForm,
  type TypedCheckIn,
  typedCheckInAtom,
} from "../../support/CheckInForm.tsx";
import { click, type } from "../../ui/render.tsx";

/** A screen that sends the form: its checked value, or nothing. */
function openCheckIn(state: ElementState = buildElementState()) {
  const send = vi.fn<(checkIn: CheckIn) => void>();
  const submit = (): FormAnswer => {
    const checked = state.store.get(checkInForm.checked);
    if (!checked.ok) return "invalid";
    send(checked.value);
    return "taken";
  };
  const rendered = renderIn(
    state,
    <Form onSubmit={submit}>
      <CheckInForm />
      <button type="submit">Check in</button>
    </Form>,
  );
  const { root, find } = rendered;
  const field = (label: string) => {
    const named = [...root.querySelectorAll("label")].find(({ textContent }) => textContent === label);
    return root.getElementById(named?.htmlFor ?? "") as HTMLInputElement;
  };
  const typed = { field, fill: (label: string, text: string) => type(field(label), text) };
  const press = async () => {
    click(find("button"));
    await act(async () => {});
  };
  const errors = () => [...root.querySelectorAll(".field__error")].map(({ textContent }) => textContent);
  return { ...rendered, ...typed, press, errors, send, state };
}

describe("a form that is new here", () => {
  it("says what is wrong from the first try on, and goes to the first such field", async () => {
    const form = openCheckIn();
    form.fill("Name", "Noor");
    click(form.field("Send me offers"));
    form.fill("Email", "noor@");
    form.fill("Name", "N");
    expect(form.errors()).toEqual([]);
    await form.press();
    expect(form.errors()).toEqual(["Enter at least two letters.", "Enter an e-mail address like name@example.com"]);
    expect(form.root.activeElement).toBe(form.field("Name"));
    expect(form.send).not.toHaveBeenCalled();
  });

  it("stops saying so field by field, as each is mended", async () => {
    const form = openCheckIn();
    click(form.field("Send me offers"));
    await form.press();
    expect(form.errors()).toEqual(["Enter your name.", "Enter your e-mail address."]);
    form.fill("Name", "Noor");
    expect(form.errors()).toEqual(["Enter your e-mail address."]);
    click(form.field("Send me offers"));
    expect(form.errors()).toEqual([]);
    await form.press();
    expect(form.send).toHaveBeenCalledWith({ name: "Noor", email: null });
  });

  it("goes to the first wrong field each time it is sent, and not while it is typed in", async () => {
    const form = openCheckIn();
    await form.press();
    form.find("button").focus();
    form.fill("Name", "N");
    expect(form.root.activeElement).toBe(form.find("button"));
    await form.press();
    expect(form.root.activeElement).toBe(form.field("Name"));
  });

  it("has no problem left on the screen once it was taken", async () => {
    const form = openCheckIn();
    await form.press();
    form.fill("Name", "Noor");
    await form.press();
    act(() => form.state.store.set(typedCheckInAtom, null));
    expect(form.errors()).toEqual([]);
  });

  it("keeps what is typed when its screen goes, until it is to be forgotten", () => {
    const form = openCheckIn();
    form.fill("Name", "Noor");
    form.unmount();
    const again = openCheckIn(form.state);
    expect(again.field("Name").value).toBe("Noor");
    act(() => again.state.store.set(typedCheckInAtom, null));
    expect(again.field("Name").value).toBe("");
  });

  it("is each element's own", () => {
    const form = openCheckIn();
    form.fill("Name", "Noor");
    expect(openCheckIn().field("Name").value).toBe("");
  });
});

describe("the compiler", () => {
  type Wrong = Extract<ReturnType<typeof checkCheckIn>, { readonly ok: false }>["problems"];
  type Use = typeof useForm<TypedCheckIn, Wrong>;
  type Words = Parameters<Use>[1];

  it("asks for words for each problem that a field can have", () => {
    const email = { required: "", invalid: "" };
    const words = { name: { required: "", "too-short": "" }, email, wantsOffers: {} };
    expectTypeOf(words).toExtend<Words>();
    expectTypeOf({ ...words, name: { required: "" } }).not.toExtend<Words>();
  });

  it("knows a form's fields, and no others", () => {
    type Bind = ReturnType<Use>["bind"];
    expectTypeOf<Parameters<Bind>[0]>().toEqualTypeOf<keyof TypedCheckIn>();
  });
});
