import { use, useMemo } from "react";
import type { useTranslations } from "use-intl";
import { useCurrentLanguage } from "./current-language.ts";
import type { Texts } from "./english-texts.ts";
import { useFormats } from "./formats.ts";
import { isolateNames } from "./isolate-names.ts";
import { TextsContext } from "./texts-context.ts";
import { createTranslate, formatList, formatRelativeTime } from "./translate.ts";

declare module "use-intl" {
  interface AppConfig {
    Locale: string;
    Messages: Texts;
  }
}

/** Members of the type of use-intl that `createTranslate` does not have. */
export interface Unsupported {
  readonly rich: never;
  readonly markup: never;
  readonly raw: never;
  readonly has: never;
}

/** Keys and values as use-intl checks them. */
export type Translator<Namespace extends keyof Texts> = ReturnType<
  typeof useTranslations<Namespace>
> &
  Unsupported;

/** Texts of one namespace: `t("key", { count })`. The compiler checks keys and values. */
export function useTexts<Namespace extends keyof Texts>(
  namespace: Namespace,
): Translator<Namespace> {
  const { locale, messages } = use(TextsContext);
  const texts = messages[namespace];
  return useMemo(() => {
    const translate: unknown = createTranslate({ locale, messages: texts, namespace });
    return translate as Translator<Namespace>;
  }, [locale, texts, namespace]);
}

/** Formats numbers and times in the user's locale, which may differ from the language of the texts. */
export interface Format {
  readonly number: (value: number) => string;
  /** Compact: "12K". */
  readonly shortNumber: (value: number) => string;
  readonly timeOfDay: (instant: number) => string;
  readonly dateAndTime: (instant: number) => string;
  /** In the language of the texts. */
  readonly relativeTime: (instant: number, now: number, smallest?: "second" | "day") => string;
  /** In the language of the texts: "a, b, and c", or with a disjunction "a or b". */
  readonly list: (items: readonly string[], how?: Intl.ListFormatOptions) => string;
}

export function useFormat(): Format {
  const formats = useFormats();
  const { direction, textLocale } = useCurrentLanguage();
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
    relativeTime: (instant, now, smallest) =>
      formatRelativeTime(textLocale, instant, now, smallest),
    list: (items, how) => formatList(textLocale, isolateNames(items, direction), how),
  };
}
