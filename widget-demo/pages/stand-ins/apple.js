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

    /** As Safari does: the sheet opens in the tap, or not at all. */
    begin() {
      if (!navigator.userActivation.isActive) throw new Error("Must be started by a user's tap.");
      this.#sheet = globalThis.standInSheet("Apple Pay", this.#amount);
      setTimeout(() =>
        this.onvalidatemerchant({ validationURL: "https://apple-pay-gateway.apple.com/paymentservices/startSession" }),
      );
    }

    async completeMerchantValidation() {
      const word = await this.#sheet.answer;
      if (word === "Approve") {
        this.onpaymentauthorized({
          payment: { token: { paymentData: { data: "stand-in" }, transactionIdentifier: "1" } },
        });
        return;
      }
      this.#sheet.close();
      this.oncancel({});
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
