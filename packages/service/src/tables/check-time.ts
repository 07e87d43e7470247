import type { Refusal } from "./refusal.ts";

interface Zoned {
  readonly hasZone: boolean;
}

/** Accepts calendar dates and PostgreSQL's own values: `infinity`, years after 9999 and before Christ. */
export function checkDate(text: string): Refusal {
  return isInfinite(text) || isDate(text) ? undefined : "must be a date such as 2024-02-29";
}

export function checkTime(text: string, { hasZone }: Zoned): Refusal {
  return isTime(text, hasZone) ? undefined : "must be a time of day such as 17:30:00";
}

export function checkTimestamp(text: string, { hasZone }: Zoned): Refusal {
  const [, date = "", time, era = ""] = /^([\d-]+)(?:[Tt ](.+?))?( BC)?$/.exec(text) ?? [];
  const isGood = isDate(`${date}${era}`) && (time === undefined || isTime(time, hasZone));
  const example = hasZone ? "2024-02-29T17:30:00Z" : "2024-02-29T17:30:00";
  return isGood || isInfinite(text) ? undefined : `must be a date and time such as ${example}`;
}

export function checkInterval(text: string): Refusal {
  const isGood = isInfinite(text) || isDuration(text);
  return isGood ? undefined : "must be an ISO 8601 duration such as P1DT2H";
}

function isInfinite(text: string): boolean {
  return text === "infinity" || text === "-infinity";
}

/** PostgreSQL checks the range of years. */
function isDate(text: string): boolean {
  const [, digits, month, day, era] = /^(\d{4,7})-(\d\d)-(\d\d)( BC)?$/.exec(text) ?? [];
  const year = Number(digits ?? 0);
  if (year < 1) return false;
  const hasLeapDay = isLeap(era === undefined ? year : 1 - year);
  const lengths = [31, hasLeapDay ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return Number(day) >= 1 && Number(day) <= (lengths[Number(month) - 1] ?? 0);
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function isTime(text: string, hasZone: boolean): boolean {
  const time =
    /^(?:([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?|24:00(?::00(?:\.0{1,9})?)?)([Zz]|[+-](?:0\d|1[0-5])(?::?[0-5]\d(?::[0-5]\d)?)?)?$/;
  const zone = time.exec(text)?.[2];
  return time.test(text) && (hasZone || zone === undefined);
}

function isDuration(text: string): boolean {
  const iso =
    /^-?P(?=.)(-?\d{1,10}Y)?(-?\d{1,10}M)?(-?\d{1,10}W)?(-?\d{1,10}D)?(T(?=.)(-?\d{1,10}H)?(-?\d{1,10}M)?(-?\d{1,10}(\.\d{1,6})?S)?)?$/;
  return iso.test(text);
}
