// Stands in for the browser's ApplePaySession.
(() => {
  document.head.append(Object.assign(document.createElement("script"), { src: "/stand-ins/sheet.js" }));

  const asked = { name: "name", email: "email", phone: "phone", postalAddress: "address" };

  globalThis.ApplePayError = class ApplePayError {
    constructor(code, contactField, message) {
      Object.assign(this, { code, contactField, message });
    }
  };

  globalThis.ApplePaySession = class ApplePaySession {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static canMakePayments = () => true;

    #request;
    #sheet = null;

    constructor(_version, request) {
      this.#request = request;
    }

    /** Like Safari, only opens the sheet in response to a tap. */
    begin() {
      if (!navigator.userActivation.isActive) throw new Error("Must be started by a user's tap.");
      const { requiredShippingContactFields = [], lineItems = [], total } = this.#request;
      const asks = requiredShippingContactFields.map((field) => asked[field]);
      this.#sheet = globalThis.standInSheet("Apple Pay", asks, (place) => this.#select(place));
      this.#show(lineItems, total);
      setTimeout(() =>
        this.onvalidatemerchant({ validationURL: "https://apple-pay-gateway.apple.com/paymentservices/startSession" }),
      );
    }

    #show(lineItems, total) {
      const rowOf = ({ label, amount, type }) => ({ label, amount: type === "pending" ? "Pending" : `$${amount}` });
      this.#sheet.show(lineItems.map(rowOf), rowOf({ ...total, type: "final" }));
    }

    /** Before the approval, Apple tells neither street nor name. */
    #select(place) {
      if (!place) return;
      const { street: _hidden, ...redacted } = place;
      this.onshippingcontactselected?.({ shippingContact: redacted });
    }

    async completeMerchantValidation() {
      const place = this.#sheet.place();
      if (place) this.#select(place);
      void this.#listen();
    }

    completeShippingContactSelection({ newTotal, newLineItems = [], errors = [] }) {
      this.#show(newLineItems, newTotal);
      this.#sheet.complain(errors[0]?.message ?? "");
    }

    async #listen() {
      const word = await this.#sheet.pressed();
      const paymentData = { data: `apple-pay-stand-in-token-${crypto.randomUUID()}`, version: "EC_v1" };
      if (word === "Approve") this.#authorize({ paymentData, transactionIdentifier: "1" });
      // No backend accepts this token.
      else if (word === "Fail") this.#authorize("");
      else {
        this.#sheet.close();
        this.oncancel({});
      }
    }

    #authorize(token) {
      this.#sheet.waits();
      const { name, email, phone } = this.#sheet.contact();
      const [, givenName = name, familyName = ""] = /^(.+) (\S+)$/.exec(name ?? "") ?? [];
      const { street, ...place } = this.#sheet.place() ?? {};
      const contact = { givenName, familyName, emailAddress: email, phoneNumber: phone, ...place };
      const shippingContact = street === undefined ? contact : { ...contact, addressLines: [street] };
      this.onpaymentauthorized({ payment: { token, shippingContact } });
    }

    /** Errors leave the sheet open. */
    completePayment({ status, errors = [] }) {
      const isDone = status === ApplePaySession.STATUS_SUCCESS;
      document.body.dataset.applePay = isDone ? "success" : "failure";
      if (isDone || errors.length === 0) return this.#sheet.close();
      this.#sheet.complain(errors[0].message);
      void this.#listen();
    }

    abort() {
      this.#sheet?.close();
    }
  };
})();
