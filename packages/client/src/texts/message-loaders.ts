import type { descriptionProblems, descriptionReasons } from "@quarterdeck/model";
import type { Language } from "./languages.ts";
import type { Translated } from "./translated.ts";

type Loaders<English> = Readonly<Record<Language, () => Promise<Translated<English>>>>;

/** What is wrong with a description, in each language: few screens say it. */
export const problemLoaders: Loaders<typeof descriptionProblems> = {
  en: async () => (await import("#texts/en/description-problems.ts")).descriptionProblems,
  de: async () => (await import("#texts/de/description-problems.ts")).descriptionProblems,
  es: async () => (await import("#texts/es/description-problems.ts")).descriptionProblems,
  fr: async () => (await import("#texts/fr/description-problems.ts")).descriptionProblems,
  ar: async () => (await import("#texts/ar/description-problems.ts")).descriptionProblems,
  ja: async () => (await import("#texts/ja/description-problems.ts")).descriptionProblems,
};

/** Why things are understood as they are. */
export const reasonLoaders: Loaders<typeof descriptionReasons> = {
  en: async () => (await import("#texts/en/description-reasons.ts")).descriptionReasons,
  de: async () => (await import("#texts/de/description-reasons.ts")).descriptionReasons,
  es: async () => (await import("#texts/es/description-reasons.ts")).descriptionReasons,
  fr: async () => (await import("#texts/fr/description-reasons.ts")).descriptionReasons,
  ar: async () => (await import("#texts/ar/description-reasons.ts")).descriptionReasons,
  ja: async () => (await import("#texts/ja/description-reasons.ts")).descriptionReasons,
};
