import { desk, phone } from "../../support/journey.ts";
import { chinese as orderChinese, english as orderEnglish } from "../orderWords.ts";

const english = {
  ...orderEnglish,
  menu: "Menu",
  ourMenu: "Our menu",
  account: "Account",
  logIn: "Log in",
  logOut: "Log Out",
  password: "Password",
  confirmPassword: "Confirm password",
  register: "Register",
  history: "Order History",
  reorder: "Reorder",
  membersOnly: "Please log in",
  storedCard: "Visa ending 1111",
  checkoutTitle: "Checkout",
  addNote: "Add a note",
  notes: "Notes",
  ended: "You are no longer logged in. Your cart and what you have entered are still here.",
  again: "Try again",
  forgot: "Forgot password",
  sendLink: "Send link",
  linkSent: "An email has been sent to your address",
  unchecked: "Your link couldn't be checked",
  reset: "Reset",
  isReset: "Your password is changed.",
  stamps: "Stamps",
  stampsOf: (have: number) => `${have} of 9 stamps`,
  redeem: /^Redeem Your tenth coffee is free/,
  rewards: "Use stamps",
  put: /^Add\$|^Add \$/,
  coffee: /^Flat white/,
  completed: "Order Completed",
  spent: "9 stamps spent",
};

export type MemberText = typeof english;

const chinese: MemberText = {
  ...orderChinese,
  menu: "菜单",
  ourMenu: "我们的菜单",
  account: "账户",
  logIn: "登录",
  logOut: "退出登录",
  password: "密码",
  confirmPassword: "确认密码",
  register: "注册",
  history: "历史订单",
  reorder: "再来一单",
  membersOnly: "请先登录",
  storedCard: "尾号 1111 的 Visa 卡",
  checkoutTitle: "结算",
  addNote: "添加备注",
  notes: "备注",
  ended: "您已不在登录状态。购物车和您填写的内容都还在。",
  again: "重试",
  forgot: "忘记密码",
  sendLink: "发送链接",
  linkSent: "邮件已发送至您的邮箱",
  unchecked: "无法检查链接",
  reset: "重置",
  isReset: "密码已更新。",
  stamps: "印花",
  stampsOf: (have) => `${have} / 9 枚印花`,
  redeem: /^兑换 第十杯咖啡免费/,
  rewards: "使用印花",
  put: /^添加\s?\$/,
  coffee: /^馥芮白/,
  completed: "订单已完成",
  spent: "使用 9 枚印花",
};

const inEnglish = { words: english, storeId: 120, language: "en" } as const;
const inChinese = { words: chinese, storeId: 121, language: "zh-CN" } as const;

export interface Cell {
  readonly name: string;
  readonly words: MemberText;
  readonly size: typeof phone | typeof desk;
  readonly storeId: number;
  readonly language: "en" | "zh-CN";
}

/** The store where Mei has ordered before. The journeys there don't read its menu. */
export const atBourkeSt = (cell: Cell): Cell => ({ ...cell, storeId: 120 });

export const onPhone: Cell = { name: "in English at 360 px", ...inEnglish, size: phone };
export const onDesk: Cell = { name: "in English at 1280 px", ...inEnglish, size: desk };
export const onChinesePhone: Cell = { name: "in Chinese at 360 px", ...inChinese, size: phone };
export const onChineseDesk: Cell = { name: "in Chinese at 1280 px", ...inChinese, size: desk };
