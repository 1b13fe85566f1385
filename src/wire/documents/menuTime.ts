import type { MenuTime } from "../../domain/menu/menu.ts";
import { id, weekday } from "../kinds.ts";
import { type Fields, leaveOutOfList, read } from "../reading.ts";
import { readWallPeriod } from "./wallPeriod.ts";

export function parseTime(fields: Fields): MenuTime[] {
  const menuId = read(fields, "MenuId", id, null);
  const period = readWallPeriod(fields, "StartTime", "EndTime");
  const day = read(fields, "DayOfWeek", weekday, null);
  // R10: an invalid weekday makes the whole rule invalid. A missing one means every day (R32).
  const isNoDay = day === null && typeof fields.values["DayOfWeek"] === "number";
  if (menuId === null || !period || isNoDay) return leaveOutOfList(fields, "not a menu time");
  return [{ menuId, weekday: day, ...period }];
}
