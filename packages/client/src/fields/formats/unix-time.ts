import type { TimeField } from "@quarterdeck/model";

const scales = { seconds: 1000, milliseconds: 1 };

/** An RFC 3339 instant as the API counts it, where it counts. */
export function writeUnix(instant: string, unix: TimeField["unix"]): string | number {
  return unix === undefined ? instant : Math.floor(Date.parse(instant) / scales[unix]);
}

/** What the API counted as an RFC 3339 instant; empty where it is none. */
export function readUnixText(value: unknown, unix: TimeField["unix"]): string {
  const text = value === undefined || value === null ? "" : String(value);
  if (unix === undefined || text === "") return text;
  const time = new Date(Number(text) * scales[unix]);
  return Number.isNaN(time.getTime()) ? "" : time.toISOString();
}
