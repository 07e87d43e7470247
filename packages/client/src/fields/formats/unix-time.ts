import { UNIX_UNITS, type TimeField } from "@quarterdeck/model";

/** Converts an RFC 3339 instant to the API's count since 1970, if it uses one. */
export function writeUnix(instant: string, unix: TimeField["unix"]): string | number {
  return unix === undefined ? instant : Math.floor(Date.parse(instant) / UNIX_UNITS[unix]);
}

/** Converts the API's count since 1970 to an RFC 3339 instant; empty if it is not one. */
export function readUnixText(value: unknown, unix: TimeField["unix"]): string {
  const text = value === undefined || value === null ? "" : String(value);
  if (unix === undefined || text === "") return text;
  const time = new Date(Number(text) * UNIX_UNITS[unix]);
  return Number.isNaN(time.getTime()) ? "" : time.toISOString();
}
