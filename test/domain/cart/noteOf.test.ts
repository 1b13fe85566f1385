import { expect, it } from "vitest";
import { noteOf } from "../../../src/domain/cart/note.ts";

it.each([
  { note: "x".repeat(301), kept: "x".repeat(300) },
  { note: `${"x".repeat(299)}🌶`, kept: "x".repeat(299) },
  { note: `${"x".repeat(298)}🌶🌶`, kept: `${"x".repeat(298)}🌶` },
  { note: "\n ", kept: "" },
])("keeps 300 characters of a note and splits no character ($note.length)", ({ note, kept }) => {
  expect(noteOf(note)).toBe(kept);
});

it.each([
  ["a mark that changes the text direction", "No \u202enuts\u202c, \u2066please\u2069", "No nuts, please"],
  ["a printer command", "No\u001b@ nuts\u0000\u0007\u009b", "No@ nuts"],
  ["invisible characters", "\ufeff\u200bNo nuts\u200e\u00ad", "No nuts"],
  ["invisible blanks at its ends", "\u200b No nuts \u200b", "No nuts"],
])("removes %s from a note", (_what, note, kept) => {
  expect(noteOf(note)).toBe(kept);
});

it.each(["No onion\nand\tno garlic", "👨‍👩‍👧 for 3 ❤️", "不要洋葱，谢谢！", "بدون بصل"])("doesn't change %j", (note) => {
  expect(noteOf(note)).toBe(note);
});
