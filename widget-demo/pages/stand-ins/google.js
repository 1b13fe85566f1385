// Stands in for Google Pay's client (pay.js).
(() => {
  document.head.append(Object.assign(document.createElement("script"), { src: "/stand-ins/sheet.js" }));

  class PaymentsClient {
    async isReadyToPay() {
      return { result: true };
    }

    async loadPaymentData({ transactionInfo }) {
      const sheet = globalThis.standInSheet("Google Pay", transactionInfo.totalPrice);
      const word = await sheet.answer;
      sheet.close();
      if (word === "Approve") {
        const token = JSON.stringify({
          signature: `google-pay-stand-in-token-${crypto.randomUUID()}`,
          protocolVersion: "ECv2",
        });
        return { paymentMethodData: { type: "CARD", tokenizationData: { type: "PAYMENT_GATEWAY", token } } };
      }
      if (word === "Cancel") throw { statusCode: "CANCELED" };
      throw { statusCode: "DEVELOPER_ERROR", statusMessage: "Your bank refused it." };
    }
  }

  globalThis.google = { ...globalThis.google, payments: { api: { PaymentsClient } } };
})();
