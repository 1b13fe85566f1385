import { type Cents, centsFromDollars } from "../domain/money/cents.ts";
import { isZone } from "../domain/time/zone.ts";
import type { Kind } from "./reading.ts";
import { trustedUrl } from "./trustedUrl.ts";

/** A larger number is an input mistake, and cents would no longer be exact. */
const mostDollars = 1e9;

function numberWithin(name: string, lowest: number, highest: number): Kind<number> {
  return {
    name,
    of: (value) => (typeof value === "number" && value >= lowest && value <= highest ? value : undefined),
  };
}

function wholeWithin(name: string, lowest: number, highest: number): Kind<number> {
  return {
    name,
    of: (value) =>
      Number.isInteger(value) && Number(value) >= lowest && Number(value) <= highest ? Number(value) : undefined,
  };
}

export const flag: Kind<boolean> = {
  name: "true or false",
  of: (value) => (typeof value === "boolean" ? value : undefined),
};

export const text: Kind<string> = {
  name: "text",
  of: (value) => (typeof value === "string" ? value.trim() : undefined),
};

/** R95: a postcode or a telephone number may be written as a number. */
export const textOrNumber: Kind<string> = {
  name: "text or a number",
  of: (value) => text.of(Number.isFinite(value) ? String(value) : value),
};

/** R9: ids are numbers or text and compared as text. */
export const id: Kind<string> = {
  name: "an id",
  of: (value) => {
    const written = Number.isSafeInteger(value) ? String(value) : value;
    return typeof written === "string" ? written.trim() || undefined : undefined;
  },
};

/** An id that isn't known yet is an empty text: an order is posted without its numbers. */
export const idOrEmpty: Kind<string> = { name: id.name, of: (value) => (value === "" ? "" : id.of(value)) };

export const anyNumber = numberWithin("a number", -Number.MAX_VALUE, Number.MAX_VALUE);
export const count = wholeWithin("a whole number of 0 or more", 0, 1e6);
/** R95: a dish may earn a fraction of a point. */
export const points = numberWithin("points of 0 or more", 0, 1e6);
/** 0 names no company. */
export const companyNumber = wholeWithin("a whole number of 0 or more", 0, Number.MAX_SAFE_INTEGER);
export const documentNumber = wholeWithin("a positive whole number", 1, Number.MAX_SAFE_INTEGER);
export const weekday = wholeWithin("a day from 0 to 6", 0, 6);
export const minutes = numberWithin("minutes of 0 or more", 0, 1e6);
export const latitude = numberWithin("a latitude", -90, 90);
export const longitude = numberWithin("a longitude", -180, 180);

/** R9: a fraction. A value of 1 or more is a percentage. */
export const taxRate: Kind<number> = {
  name: "a tax rate",
  of: (value) => {
    const rate = numberWithin("", 0, 100).of(value);
    return rate !== undefined && rate >= 1 ? rate / 100 : rate;
  },
};

/** R13: dollars outside, cents inside. */
export const dollars: Kind<Cents> = {
  name: "dollars",
  of: (value) => {
    const amount = numberWithin("", -mostDollars, mostDollars).of(value);
    return amount === undefined ? undefined : centsFromDollars(amount);
  },
};

/** Dollars, 0 or more. */
export const price: Kind<Cents> = {
  name: "dollars of 0 or more",
  of: (value) => {
    const amount = dollars.of(value);
    return amount !== undefined && amount >= 0 ? amount : undefined;
  },
};

/** An absolute URL that may be opened (R38); null if the text is empty. */
export function httpsUrl(base: string): Kind<string | null> {
  return {
    name: "an https address",
    of: (value) => {
      if (typeof value !== "string") return undefined;
      return value.trim() === "" ? null : (trustedUrl(value, base) ?? undefined);
    },
  };
}

/** What a crop keeps of a photo: "50 30" is half of its width from the left, and 30 % of its height from the top. */
export const photoFocus: Kind<string | null> = {
  name: "two numbers from 0 to 100",
  of: (value) => {
    const written = text.of(value);
    const parts = written?.split(/\s+/).map(Number);
    if (!parts || written === "") return parts && null;
    return parts.length === 2 && parts.every((part) => part >= 0 && part <= 100)
      ? parts.map((part) => `${part}%`).join(" ")
      : undefined;
  },
};

/** R9: `HH:mm` or `HH:mm:ss`, in seconds. */
function secondsOnWall(last: number): Kind<number> {
  return {
    name: "a time of day",
    of: (value) => {
      const [, hour, minute, second = 0] =
        (typeof value === "string" && /^([01]\d|2[0-4]):([0-5]\d)(?::([0-5]\d))?$/.exec(value)) || [];
      const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(second);
      return seconds <= last ? seconds : undefined;
    },
  };
}

export const startOnWall = secondsOnWall(86_399);
/** 24:00 is the next day's 00:00. */
export const endOnWall = secondsOnWall(86_400);

export const zone: Kind<string> = {
  name: "an IANA time zone",
  of: (value) => (typeof value === "string" && isZone(value) ? value : undefined),
};
