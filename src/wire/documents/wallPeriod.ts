import type { MenuTime } from "../../domain/menu/menu.ts";
import { endOnWall, id, startOnWall, weekday } from "../kinds.ts";
import { type Fields, leaveOutOfList, read } from "../reading.ts";

/** Minutes since 00:00 on the store's wall clock, as R28 requires. */
interface WallPeriod {
  readonly starts: number;
  readonly ends: number;
}

const dayMinutes = 1_440;

/**
 * R28: the store is never open before the opening instant or after the closing one, so partial minutes are cut off, and
 * a period without a whole minute is dropped. The last second of a minute means its end: 23:59:59 is read as 24:00.
 */
export function readWallPeriod(fields: Fields, startKey: string, endKey: string): WallPeriod | null {
  const start = read(fields, startKey, startOnWall, null);
  const end = read(fields, endKey, endOnWall, null);
  if (start === null || end === null) return null;
  const starts = Math.ceil(start / 60);
  const ends = Math.floor((end + 1) / 60);
  if (starts >= ends + (end > start ? 0 : dayMinutes)) return null;
  return { starts: Math.min(starts, dayMinutes - 1), ends: ends % dayMinutes };
}

export function parseTime(fields: Fields): MenuTime[] {
  const menuId = read(fields, "MenuId", id, null);
  const period = readWallPeriod(fields, "StartTime", "EndTime");
  const day = read(fields, "DayOfWeek", weekday, null);
  // R10: an invalid weekday makes the whole rule invalid. A missing one means every day (R32).
  const isNoDay = day === null && typeof fields.values["DayOfWeek"] === "number";
  if (menuId === null || !period || isNoDay) return leaveOutOfList(fields, "not a menu time");
  return [{ menuId, weekday: day, ...period }];
}
