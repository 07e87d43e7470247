const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const WEEKDAY = "(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*";
const MONTH = `(${MONTHS.join("|")})[a-z]*`;
const CLOCK = String.raw`(\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)`;
/** The name of a zone follows the offset, or is one that means UTC. */
const ZONE = String.raw`(?:([+-]\d\d:?\d\d)(?: \(?[A-Z]{1,5}\)?| [+-]\d{2,4})?|(?:UTC|GMT|UT|Z))`;

type Read = (parts: readonly (string | undefined)[]) => string;

/** Forms of times in text that are not RFC 3339. */
const FORMS: readonly (readonly [RegExp, Read])[] = [
  // Go and Ruby: `2026-11-28 11:10:00.5 +0100 CET m=+0.1`, `2026-11-28 11:10:00 UTC`
  [
    new RegExp(String.raw`^(\d{4}-\d\d-\d\d) ${CLOCK} ${ZONE}(?: m=[+-][\d.]+)?$`),
    ([day = "", clock = "", offset]) => `${day}T${clock}${zoneOf(offset)}`,
  ],
  // RFC 5322 and HTTP: `Sat, 28 Nov 2026 11:10:00 GMT`
  [
    new RegExp(
      String.raw`^(?:${WEEKDAY},? )?(\d\d?)[ -]${MONTH}[ -](\d{4}) ${CLOCK} ${ZONE}$`,
      "i",
    ),
    ([day = "", month = "", year = "", clock = "", offset]) =>
      `${dayOf(year, month, day)}T${clock}${zoneOf(offset)}`,
  ],
  // C: `Sat Nov 28 11:10:00 2026`, with `UTC` before the year from `date`
  [
    new RegExp(String.raw`^${WEEKDAY} ${MONTH} {1,2}(\d\d?) ${CLOCK} (?:(UTC|GMT) )?(\d{4})$`, "i"),
    ([month = "", day = "", clock = "", zone, year = ""]) =>
      `${dayOf(year, month, day)}T${clock}${zone === undefined ? "" : "Z"}`,
  ],
  // ISO 8601, basic format: `20261128T111000Z`
  [
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(?:(\d\d)(?:[.,](\d{1,9}))?)?(?:([+-]\d\d:?(?:\d\d)?)|(Z))?$/,
    ([year, month, day, hours, minutes, seconds = "00", fraction, offset, utc]) => {
      const zone = offset ?? utc;
      const end = zone === undefined ? "" : zoneOf(offset?.padEnd(5, "0"));
      return `${year}-${month}-${day}T${hours}:${minutes}:${seconds}${fraction ? `.${fraction}` : ""}${end}`;
    },
  ],
];

/**
 * A time in text of Go, Ruby, C, RFC 5322 or the basic format of ISO 8601, as RFC 3339, without an offset if the text has
 * none. Undefined for other texts, also those of RFC 3339.
 */
export function readTextTime(text: string): string | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  for (const [form, read] of FORMS) {
    const match = form.exec(text);
    if (match === null) continue;
    const time = read(match.slice(1));
    return Number.isNaN(Date.parse(time)) ? undefined : time;
  }
  return undefined;
}

const MOST_CHARACTERS = 80;

function zoneOf(offset: string | undefined): string {
  return offset === undefined ? "Z" : offset.replace(/^(...):?(\d\d)$/, "$1:$2");
}

function dayOf(year: string, month: string, day: string): string {
  const number = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Digits of a time since 1970 in text: ten to sixteen. */
const DIGITS = /^\d{10}(?:\d{3}){0,2}(?:\.\d{1,9})?$/;

/** True for digits that may count the time since 1970. */
export function isUnixText(text: string): boolean {
  return DIGITS.test(text);
}
