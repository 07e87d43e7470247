import { type DurationUnit, durationUnits } from "#fields/formats/format-duration.ts";

/** A duration in one unit: two years. */
export interface SingleDuration {
  /** Digits, as text: an amount does not change by passing through. */
  readonly amount: string;
  readonly unit: DurationUnit;
}

const single = /^P(?:(\d+)([YMWD])|T(\d+)([HM])|T(\d+(?:\.\d+)?)(S))$/;

/** Reads `P2Y` and `PT90M`; undefined for several units and for other texts. */
export function readSingleDuration(text: string): SingleDuration | undefined {
  const match = single.exec(text);
  if (match === null) return undefined;
  const [, days, dayLetter, hours, hourLetter, seconds] = match;
  const letter = dayLetter ?? hourLetter ?? "S";
  const isTime = dayLetter === undefined;
  const unit = durationUnits.find((one) => letterOf(one) === letter && isTimeUnit(one) === isTime);
  const amount = days ?? hours ?? seconds;
  return unit === undefined || amount === undefined ? undefined : { amount, unit };
}

/** Writes `P2Y`; undefined for an amount that the unit does not allow. */
export function writeSingleDuration({ amount, unit }: SingleDuration): string | undefined {
  const text = `P${isTimeUnit(unit) ? "T" : ""}${amount}${letterOf(unit)}`;
  return readSingleDuration(text) === undefined ? undefined : text;
}

function letterOf(unit: DurationUnit): string {
  return unit.charAt(0).toUpperCase();
}

function isTimeUnit(unit: DurationUnit): boolean {
  return unit === "hour" || unit === "minute" || unit === "second";
}
