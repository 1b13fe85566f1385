/** A new card, as the shop sends it. */
export function cardBody(number: string) {
  return {
    CardHolder: "Noor Test",
    CardNumber: number.replaceAll(" ", ""),
    ExpiryYear: new Date().getFullYear() + 2,
    ExpiryMonth: 12,
    Cvv: "123",
    ForceUseSandboxPayment: true,
  };
}
