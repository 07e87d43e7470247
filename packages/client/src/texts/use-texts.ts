import { useFormatter, useTranslations } from "use-intl";
import type { mainTexts } from "./main-texts.ts";
import type { filters } from "./en/filters.ts";
import type { form } from "./en/form.ts";
import type { calls } from "./en/calls.ts";
import type { columns } from "./en/columns.ts";
import type { schemaChanges } from "./en/schema-changes.ts";
import type { jobs } from "./en/jobs.ts";
import type { inputs } from "./en/inputs.ts";
import type { keys } from "./en/keys.ts";
import type { palette } from "./en/palette.ts";
import type { history } from "./en/history.ts";
import type { problems } from "./en/problems.ts";
import type { provider } from "./en/provider.ts";
import { useFormats } from "./formats.ts";
import { isolateNames } from "./isolate-names.ts";
import { useCurrentLanguage } from "./current-language.ts";
import type { imports } from "./en/imports.ts";
import type { report } from "./en/report.ts";
import type { rows } from "./en/rows.ts";
import type { transfer } from "./en/transfer.ts";

/** The main layout's texts, and those that come with a screen that few people open. */
export type Texts = typeof mainTexts & {
  readonly filters: typeof filters;
  readonly form: typeof form;
  readonly calls: typeof calls;
  readonly columns: typeof columns;
  readonly schemaChanges: typeof schemaChanges;
  readonly jobs: typeof jobs;
  readonly inputs: typeof inputs;
  readonly keys: typeof keys;
  readonly palette: typeof palette;
  readonly history: typeof history;
  readonly imports: typeof imports;
  readonly problems: typeof problems;
  readonly provider: typeof provider;
  readonly report: typeof report;
  readonly rows: typeof rows;
  readonly transfer: typeof transfer;
};

declare module "use-intl" {
  interface AppConfig {
    Locale: string;
    Messages: Texts;
  }
}

/** The texts of one namespace: `t("key", { count })`, keys and values checked by the compiler. */
export function useTexts<Namespace extends keyof Texts>(namespace: Namespace) {
  return useTranslations(namespace);
}

/** Numbers and times as this person reads them, whatever language the texts speak. */
export interface Format {
  readonly number: (value: number) => string;
  /** "12K": for a glance. */
  readonly shortNumber: (value: number) => string;
  readonly timeOfDay: (instant: number) => string;
  readonly dateAndTime: (instant: number) => string;
  /** In words, so in the language of the texts. */
  readonly relativeTime: (instant: number, now: number) => string;
  /** In words too: "a, b, and c", "a or b" as a disjunction; narrow where they only stand in a row. */
  readonly list: (items: readonly string[], how?: Intl.ListFormatOptions) => string;
}

export function useFormat(): Format {
  const formats = useFormats();
  const { relativeTime, list } = useFormatter();
  const { direction } = useCurrentLanguage();
  return {
    number: (value) => value.toLocaleString(formats.locale),
    shortNumber: (value) => value.toLocaleString(formats.locale, { notation: "compact" }),
    timeOfDay: (instant) =>
      new Date(instant).toLocaleTimeString(formats.locale, { timeZone: formats.timeZone }),
    dateAndTime: (instant) =>
      new Date(instant).toLocaleString(formats.locale, {
        timeZone: formats.timeZone,
        dateStyle: "medium",
        timeStyle: "short",
      }),
    relativeTime,
    list: (items, how) => list(isolateNames(items, direction), how),
  };
}
