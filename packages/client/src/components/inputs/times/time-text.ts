/** Types of the browser's inputs for days and times. */
export type TimeInputType = "date" | "datetime-local" | "time";

const DATE_PARTS: readonly string[] = ["year", "month", "day"];

const digits = { year: "numeric", month: "2-digit", day: "2-digit" } as const;

/** Writes `2026-03-05`, `2026-03-05T09:30` or `09:30` as in a locale, with 24 hours; empty if it is incomplete. */
export function writeTimeText(value: string, type: TimeInputType, locale: string): string {
  const time = Date.parse(`${type === "time" ? `2026-01-01T${value}` : value}${zoneOf(type)}`);
  if (value === "" || Number.isNaN(time)) return "";
  const hasSeconds = /:\d\d:(?!00)/.test(value);
  return new Intl.DateTimeFormat(locale, {
    calendar: "gregory",
    timeZone: "UTC",
    ...(type === "time" ? {} : digits),
    ...(type === "date"
      ? {}
      : {
          hour: "2-digit",
          minute: "2-digit",
          hourCycle: "h23",
          ...(hasSeconds && { second: "2-digit" }),
        }),
  }).format(time);
}

/** Reads a typed day or time; empty for an empty text, undefined if it is not one. */
export function readTimeText(
  text: string,
  type: TimeInputType,
  locale: string,
): string | undefined {
  const latin = toLatinDigits(text, locale).trim();
  if (latin === "") return "";
  const numbers = latin.match(/\d+/g) ?? [];
  const day = type === "time" ? [] : numbers.slice(0, 3);
  const clock = type === "date" ? [] : numbers.slice(day.length);
  const isComplete = day.length + clock.length === numbers.length;
  const date = type === "time" ? "" : readDate(day, locale);
  const time = type === "date" ? "" : readClock(clock, /p\.?m/i.test(latin));
  if (!isComplete || date === undefined || time === undefined) return undefined;
  return [date, time].filter((part) => part !== "").join("T");
}

/** Order of day, month and year: `31.12.2026` or `12/31/2026`; texts such as `2026-12-31` start with the year. */
function readDate(numbers: readonly string[], locale: string): string | undefined {
  const [first = ""] = numbers;
  const order = first.length === 4 ? DATE_PARTS : orderOf(locale);
  const find = (part: string): string => numbers[order.indexOf(part)] ?? "";
  const short = find("year");
  const year = short.length === 2 ? `20${short}` : short;
  const date = `${year}-${find("month").padStart(2, "0")}-${find("day").padStart(2, "0")}`;
  const time = Date.parse(`${date}T00:00Z`);
  // `2026-02-30` is another day in some browsers.
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
  return isReal ? date : undefined;
}

function readClock(
  [hours = "", minutes = "", seconds]: readonly string[],
  isAfternoon: boolean,
): string | undefined {
  const hour = Number(hours) + (isAfternoon && Number(hours) < 12 ? 12 : 0);
  const parts = [String(hour), minutes, ...(seconds === undefined ? [] : [seconds])];
  const time = parts.map((part) => part.padStart(2, "0")).join(":");
  return /^(?:[01]\d|2[0-3])(?::[0-5]\d){1,2}$/.test(time) && minutes !== "" ? time : undefined;
}

function orderOf(locale: string): readonly string[] {
  return new Intl.DateTimeFormat(locale, { ...digits, calendar: "gregory" })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => DATE_PARTS.includes(type));
}

function toLatinDigits(text: string, locale: string): string {
  const own = new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210);
  return [...text]
    .map((sign) => (own.includes(sign) ? String(9 - own.indexOf(sign)) : sign))
    .join("");
}

function zoneOf(type: TimeInputType): string {
  return type === "date" ? "T00:00Z" : "Z";
}
