import { load } from "servery";

load("/servery/storefront.js");

const shop = document.querySelector("servery-order-button");
document.querySelector("#burger")?.addEventListener("click", async () => {
  await customElements.whenDefined("servery-order-button");
  await shop?.open({ item: 101 });
});

document.addEventListener("servery:order-placed", ({ detail }) => {
  const placed = document.querySelector("#placed");
  if (placed) placed.textContent = `Thank you for $${detail.total.toFixed(2)}.`;
});
