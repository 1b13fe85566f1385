// Stands in for Google Pay's client (pay.js).
(() => {
  document.head.append(Object.assign(document.createElement("script"), { src: "/stand-ins/sheet.js" }));

  const refused = { statusCode: "DEVELOPER_ERROR", statusMessage: "Your bank refused it." };

  /** What the shop asks for: name and phone come with the address of the delivery, or of the card. */
  function asksOf({ emailRequired, shippingAddressRequired, shippingAddressParameters, allowedPaymentMethods }) {
    const { billingAddressRequired, billingAddressParameters } = allowedPaymentMethods[0].parameters;
    const isNamed = shippingAddressRequired || billingAddressRequired;
    const isCalled = (shippingAddressParameters ?? billingAddressParameters)?.phoneNumberRequired;
    const asked = { name: isNamed, email: emailRequired, phone: isCalled, address: shippingAddressRequired };
    return Object.keys(asked).filter((ask) => asked[ask]);
  }

  class PaymentsClient {
    #callbacks;

    constructor({ paymentDataCallbacks = {} }) {
      this.#callbacks = paymentDataCallbacks;
    }

    async isReadyToPay() {
      return { result: true };
    }

    async loadPaymentData(request) {
      if (!navigator.userActivation.isActive) throw { statusCode: "DEVELOPER_ERROR", statusMessage: "Needs a tap." };
      const asks = asksOf(request);
      const sheet = globalThis.standInSheet("Google Pay", asks, (place) => void this.#select(sheet, place));
      this.#show(sheet, request.transactionInfo);
      if (sheet.place()) await this.#select(sheet, sheet.place());
      for (;;) {
        const word = await sheet.pressed();
        if (word !== "Approve") {
          sheet.close();
          throw word === "Cancel" ? { statusCode: "CANCELED" } : refused;
        }
        sheet.waits();
        const data = this.#dataOf(sheet);
        const { transactionState, error } = await this.#callbacks.onPaymentAuthorized(data);
        if (transactionState === "SUCCESS") {
          sheet.close();
          return data;
        }
        sheet.complain(error?.message ?? "");
      }
    }

    #show(sheet, { displayItems = [], totalPrice, totalPriceLabel }) {
      const rows = displayItems.map(({ label, price, status }) => ({
        label,
        amount: status === "PENDING" ? "Pending" : `$${price}`,
      }));
      sheet.show(rows, { label: totalPriceLabel, amount: `$${totalPrice}` });
    }

    /** Before the approval, Google tells neither street nor name. */
    async #select(sheet, { street: _hidden, ...redacted }) {
      const change = { callbackTrigger: "SHIPPING_ADDRESS", shippingAddress: redacted };
      const { newTransactionInfo, error } = await this.#callbacks.onPaymentDataChanged(change);
      if (newTransactionInfo) this.#show(sheet, newTransactionInfo);
      sheet.complain(error?.message ?? "");
    }

    #dataOf(sheet) {
      const token = JSON.stringify({
        signature: `google-pay-stand-in-token-${crypto.randomUUID()}`,
        protocolVersion: "ECv2",
      });
      const { name, email, phone } = sheet.contact();
      const person = { name, phoneNumber: phone };
      const { street, ...place } = sheet.place() ?? {};
      const info = { cardNetwork: "VISA", cardDetails: "1111", billingAddress: { ...person, countryCode: "AU" } };
      return {
        ...{ apiVersion: 2, apiVersionMinor: 0, email },
        ...(street !== undefined && { shippingAddress: { ...person, ...place, address1: street } }),
        paymentMethodData: { type: "CARD", info, tokenizationData: { type: "PAYMENT_GATEWAY", token } },
      };
    }
  }

  globalThis.google = { ...globalThis.google, payments: { api: { PaymentsClient } } };
})();
