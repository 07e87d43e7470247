import formatMessage from "use-intl/format-message";

interface TextSource {
  readonly locale: string;
  /** Messages by key; a key may name a part. */
  readonly messages: unknown;
  readonly namespace: string;
}

type Values = Parameters<typeof formatMessage>[2];
type Translate = (key: string, values?: Values) => string;

/** On a server, whose time zone is not that of the user. */
const ofServer = import.meta.env.SSR ? { timeZone: "UTC" } : {};

/**
 * Creates a function that formats the messages of a namespace. It is use-intl without tags, own formats and fallbacks,
 * which are 2 KB of each screen; its types check keys and values.
 */
export function createTranslate({ locale, messages, namespace }: TextSource): Translate {
  return (key, values) => {
    const name = `${namespace}.${key}`;
    const message = key.split(".").reduce(memberOf, messages);
    if (message === undefined) {
      reportError(new Error(`No text has the key ${name}.`));
      return name;
    }
    const options = { locale, cache, formatters, ...ofServer };
    return String(formatMessage(name, message as string, values, options));
  };
}

function memberOf(messages: unknown, name: string): unknown {
  if (typeof messages !== "object" || messages === null) return undefined;
  return Object.getOwnPropertyDescriptor(messages, name)?.value;
}

/** Formats a time, or a day, relative to another one in the largest unit that fits. */
export function formatRelativeTime(
  locale: string,
  instant: number,
  now: number,
  smallest: "second" | "day" = "second",
): string {
  const seconds = (instant - now) / 1000;
  const least = smallest === "day" ? DAY : SECOND;
  const largest = units.findLast(([, from]) => Math.abs(seconds) >= from) ?? least;
  const [unit, size] = largest[1] < least[1] ? least : largest;
  const numeric = unit === smallest ? "auto" : "always";
  const format = formatters.getRelativeTimeFormat(locale, { numeric });
  // Complete years, as in an age.
  const round = unit === "year" ? Math.trunc : Math.round;
  return format.format(round(seconds / size), unit);
}

const SECOND = ["second", 1] as const;
const DAY = ["day", 86_400] as const;

/** Seconds of each unit. */
const units = [
  ["minute", 60],
  ["hour", 3600],
  DAY,
  ["week", 604_800],
  ["month", 2_628_000],
  ["year", 31_536_000],
] as const;

export function formatList(
  locale: string,
  items: readonly string[],
  how: Intl.ListFormatOptions = {},
): string {
  return formatters.getListFormat(locale, how).format(items);
}

/** Stores the formatters by their options: creating one takes longer than formatting. */
function stored<Options extends readonly unknown[], Made>(
  create: (...options: Options) => Made,
): (...options: Options) => Made {
  const made = new Map<string, Made>();
  return (...options) => {
    const key = JSON.stringify(options);
    const existing = made.get(key) ?? create(...options);
    made.set(key, existing);
    return existing;
  };
}

const formatters: Parameters<typeof formatMessage>[3]["formatters"] = {
  getDateTimeFormat: stored((...options) => new Intl.DateTimeFormat(...options)),
  getNumberFormat: stored((...options) => new Intl.NumberFormat(...options)),
  getPluralRules: stored((...options) => new Intl.PluralRules(...options)),
  getRelativeTimeFormat: stored((...options) => new Intl.RelativeTimeFormat(...options)),
  getListFormat: stored((...options) => new Intl.ListFormat(...options)),
  getDisplayNames: stored((...options) => new Intl.DisplayNames(...options)),
};

/** Messages that are parsed in tests; a build has them compiled. */
const cache = {
  dateTime: {},
  number: {},
  message: {},
  relativeTime: {},
  pluralRules: {},
  list: {},
  displayNames: {},
};
