import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from "@angular/core";
import { load, type ServeryEventMap } from "servery";

@Component({
  selector: "app-menu",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    @if (count() > 0) {
      <button type="button" (click)="shop.open({ screen: 'cart' })">Cart ({{ count() }})</button>
    }
    <servery-storefront
      #shop
      store-id="120"
      config="/servery.json"
      [attr.language]="language()"
      (servery-ready)="count.set($event.detail.itemCount)"
      (servery-cart-change)="changed($event)"
    >
      <a href="tel:0355500120">Call 03 5550 0120</a>
    </servery-storefront>
  `,
})
export class Menu {
  readonly language = signal("en");
  readonly count = signal(0);

  constructor() {
    load("/servery/storefront.js");
  }

  changed({ detail }: ServeryEventMap["servery:cart-change"]): void {
    this.count.set(detail.itemCount);
  }
}
