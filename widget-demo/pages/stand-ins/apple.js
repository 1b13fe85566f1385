// Stands in for the browser's ApplePaySession.
(() => {
  document.head.append(Object.assign(document.createElement("script"), { src: "/stand-ins/sheet.js" }));

  globalThis.ApplePaySession = class ApplePaySession {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static canMakePayments = () => true;

    #amount;
    #sheet = null;

    constructor(_version, { total }) {
      this.#amount = total.amount;
    }

    /** Like Safari, only opens the sheet in response to a tap. */
    begin() {
      if (!navigator.userActivation.isActive) throw new Error("Must be started by a user's tap.");
      this.#sheet = globalThis.standInSheet("Apple Pay", this.#amount);
      setTimeout(() =>
        this.onvalidatemerchant({ validationURL: "https://apple-pay-gateway.apple.com/paymentservices/startSession" }),
      );
    }

    async completeMerchantValidation() {
      const word = await this.#sheet.answer;
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
      this.onpaymentauthorized({ payment: { token } });
    }

    completePayment(status) {
      document.body.dataset.applePay = status === ApplePaySession.STATUS_SUCCESS ? "success" : "failure";
      this.#sheet.close();
    }

    abort() {
      this.#sheet?.close();
    }
  };
})();
