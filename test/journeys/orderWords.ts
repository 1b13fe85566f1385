import { desk, phone } from "../support/journey.ts";

export const english = {
  burger: /^Bourke St Cheeseburger/,
  bacon: /^Smoked bacon/,
  add: /^Add to cart/,
  /** A phone's cart bar. It replaces the header's link once the cart has a line, even in the middle of a tap. */
  cartBar: /^Cart \d/,
  /** The header's link to an empty cart. */
  cart: "Cart",
  emptyCart: "Your cart is empty",
  checkout: /^Checkout/,
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  holder: "Card holder",
  number: "Card number",
  expiry: "Expiry date",
  cvv: "CVV",
  pay: /^Pay now/,
  card: "Card",
  cash: "Cash on pickup",
  place: /^Place order/,
  declined: "Your card was declined.",
  notPlaced: "Your order was not placed",
  toMenu: "Back to menu",
  sendAgain: /^Send it again/,
  // The kitchen of the demo accepts an order after five seconds.
  placed: /^(Order Submitted|Accepted)$/,
  ready: "Ready for pickup",
  reconnecting: "Reconnecting…",
  onward: "Continue ordering",
  delivery: "Delivery",
  street: "Street address",
  suburb: "Suburb",
  state: "State",
  postcode: "Postcode",
  fee: "Delivery fee",
  outOfArea: "Delivery not available for 3128.",
  pickup: "Pickup",
  room: "Deliver to room",
  roomNumber: "Room number",
  table: "Dine in",
  tableNumber: "Table number",
  noTable: "Enter your table number.",
  onItsWay: "On its way",
  date: "Date",
  today: "Today",
  tomorrow: "Tomorrow",
  search: "Search the menu",
};

export type Words = typeof english;

export const chinese: Words = {
  burger: /^伯克街芝士堡/,
  bacon: /^烟熏培根/,
  add: /^加入购物车/,
  cartBar: /^购物车 \d/,
  cart: "购物车",
  emptyCart: "您的购物车是空的",
  checkout: /^结算/,
  firstName: "名",
  lastName: "姓",
  email: "电子邮箱",
  phone: "电话",
  holder: "持卡人",
  number: "卡号",
  expiry: "有效期",
  cvv: "安全码",
  pay: /^立即支付/,
  card: "银行卡",
  cash: "取餐时付现金",
  place: /^提交订单/,
  declined: "您的银行卡被拒付。",
  notPlaced: "您的订单未能提交",
  toMenu: "返回菜单",
  sendAgain: /^再次发送/,
  placed: /^(订单已提交|已接单)$/,
  ready: "可以取餐",
  reconnecting: "正在重新连接…",
  onward: "继续点餐",
  delivery: "配送",
  street: "街道地址",
  suburb: "城区",
  state: "州",
  postcode: "邮政编码",
  fee: "配送费",
  outOfArea: "3128 不在配送范围内。",
  pickup: "自取",
  room: "送到客房",
  roomNumber: "房间号",
  table: "堂食",
  tableNumber: "桌号",
  noTable: "请填写桌号。",
  onItsWay: "正在送来",
  date: "日期",
  today: "今天",
  tomorrow: "明天",
  search: "搜索菜单",
};

/** Each journey for an order mode runs with both. */
export const sides = [
  { side: "in English at a desk", words: english, size: desk, storeId: 120, language: "en" },
  { side: "in Chinese on a phone", words: chinese, size: phone, storeId: 121, language: "zh-CN" },
] as const;

export type Side = (typeof sides)[number];

export function embedOf({ storeId, language }: Side): string {
  return `/embed.html?store-id=${storeId}&language=${language}`;
}
