// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, expectTypeOf, it, vi } from "vitest";
import type { useForm } from "../../../src/parts/form/useForm.ts";
import { Form, type FormResult } from "../../../src/ui/Form.tsx";
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

/** A screen that submits the form and collects its valid values. */
function openCheckIn(state: ElementState = buildElementState()) {
  const send = vi.fn<(checkIn: CheckIn) => void>();
  const submit = (): FormResult => {
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

describe("a form built with the form helpers", () => {
  it("shows errors after the first try, and focuses the first invalid field", async () => {
    const form = openCheckIn();
    form.fill("Name", "Noor");
    click(form.field("Send me offers"));
    form.fill("Email", "noor@");
    form.fill("Name", "N");
    expect(form.errors()).toEqual([]);
    await form.press();
    expect(form.errors()).toEqual(["Enter at least two letters.", "Enter an email address like name@example.com"]);
    expect(form.root.activeElement).toBe(form.field("Name"));
    expect(form.send).not.toHaveBeenCalled();
  });

  it("removes each error once its field is fixed", async () => {
    const form = openCheckIn();
    click(form.field("Send me offers"));
    await form.press();
    expect(form.errors()).toEqual(["Enter your name.", "Enter your email address."]);
    form.fill("Name", "Noor");
    expect(form.errors()).toEqual(["Enter your email address."]);
    click(form.field("Send me offers"));
    expect(form.errors()).toEqual([]);
    await form.press();
    expect(form.send).toHaveBeenCalledWith({ name: "Noor", email: null });
  });

  it("focuses the first invalid field on each submission, not while the diner types, and shows no errors after a successful one", async () => {
    const form = openCheckIn();
    await form.press();
    form.find("button").focus();
    form.fill("Name", "N");
    expect(form.root.activeElement).toBe(form.find("button"));
    await form.press();
    expect(form.root.activeElement).toBe(form.field("Name"));
    form.fill("Name", "Noor");
    await form.press();
    act(() => form.state.store.set(typedCheckInAtom, null));
    expect(form.errors()).toEqual([]);
  });

  it("keeps the typed values of its own element when its screen is unmounted, until they are cleared", () => {
    const form = openCheckIn();
    form.fill("Name", "Noor");
    expect(openCheckIn().field("Name").value).toBe("");
    form.unmount();
    const again = openCheckIn(form.state);
    expect(again.field("Name").value).toBe("Noor");
    act(() => again.state.store.set(typedCheckInAtom, null));
    expect(again.field("Name").value).toBe("");
  });
});

describe("the types of a form", () => {
  type Wrong = Extract<ReturnType<typeof checkCheckIn>, { readonly ok: false }>["problems"];
  type Use = typeof useForm<TypedCheckIn, Wrong>;
  type Words = Parameters<Use>[1];

  it("require a text for each problem of a field", () => {
    const email = { required: "", invalid: "" };
    const words = { name: { required: "", "too-short": "" }, email, wantsOffers: {} };
    expectTypeOf(words).toExtend<Words>();
    expectTypeOf({ ...words, name: { required: "" } }).not.toExtend<Words>();
  });

  it("allow only the form's own fields", () => {
    type Bind = ReturnType<Use>["bind"];
    expectTypeOf<Parameters<Bind>[0]>().toEqualTypeOf<keyof TypedCheckIn>();
  });
});
