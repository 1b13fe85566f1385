import type {
  ServeryCardFields,
  ServeryCardFieldsState,
  ServeryCardLook,
  ServeryCardTokenRequest,
} from "../../dist-types/index.d.ts";

export const look: ServeryCardLook = {
  colorScheme: "light",
  fontFamily: "Georgia",
  fontSize: "17px",
  color: "rgb(1, 2, 3)",
  placeholderColor: "rgb(4, 5, 6)",
  errorColor: "rgb(7, 8, 9)",
  accentColor: "rgb(10, 11, 12)",
  backgroundColor: "rgb(13, 14, 15)",
  borderColor: "rgb(16, 17, 18)",
  borderRadius: "6px",
  height: "48px",
  labels: "above",
};

export const request: ServeryCardTokenRequest = {
  storeId: 120,
  udid: "0d0e5a8c",
  amount: 24.5,
  currency: "AUD",
  contact: { firstName: "Noor", lastName: "Abbot", email: "noor@example.com", phone: "0412345678" },
  intent: "charge",
};

/** Shows the fields as the shop does, and keeps what they say. */
export function mountFields(fields: ServeryCardFields, language: "en" | "zh-CN" = "en") {
  const states: ServeryCardFieldsState[] = [];
  const place = document.body.appendChild(document.createElement("div"));
  const onChange = (state: ServeryCardFieldsState) => states.push(state);
  const options = { storeId: 120, language, look, amount: 24.5, currency: "AUD", holder: "Noor Abbot" } as const;
  const mounted = fields.mount(place, { ...options, onChange, onSubmit() {} });
  return { place, mounted, states, last: () => states.at(-1) };
}
