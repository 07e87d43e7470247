import { writeLocal } from "./local-time-input.tsx";

/** An instant as it was written before: the very text where it is the same, else with the offset that it had. */
export function likeBefore(instant: string, before: string): string {
  if (before === "") return instant;
  if (writeLocal(instant) === writeLocal(before)) return before;
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d\d):?(\d\d)$/.exec(before) ?? [];
  if (sign === undefined) return instant;
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
  const shifted = new Date(Date.parse(instant) + offset * 60_000);
  const wall = shifted.toISOString().replace(/(?:\.000)?Z$/, "");
  return `${wall}${sign}${hours}:${minutes}`;
}
