const pattern =
  /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;
export const durationUnits = ["year", "month", "week", "day", "hour", "minute", "second"] as const;

export type DurationUnit = (typeof durationUnits)[number];

/** Formats `P1DT2H` as "1 day 2 hours"; undefined if it is not an ISO 8601 duration. */
export function formatDuration(text: string, locale: string): string | undefined {
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const parts = durationUnits.flatMap((unit, index) => {
    const amount = match[index + 1];
    return amount === undefined ? [] : [writeUnit(Number(amount), unit, locale)];
  });
  return parts.length === 0 ? undefined : parts.join(" ");
}

function writeUnit(amount: number, unit: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(amount);
}
