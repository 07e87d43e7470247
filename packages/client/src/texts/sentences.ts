import type { descriptionProblems, descriptionReasons } from "@quarterdeck/model";
import type { Language } from "./languages.ts";
import type { Translated } from "./translated.ts";

type Load<English> = () => Promise<Translated<English>>;
type Loaders<English> = { readonly en: Load<English> } & {
  readonly [Known in Language]?: Load<English>;
};

/** What is wrong with a description, in each language: few screens say it. */
export const problemLoaders: Loaders<typeof descriptionProblems> = {
  en: async () => (await import("./en/description-problems.ts")).descriptionProblems,
};

/** Why things are understood as they are. */
export const reasonLoaders: Loaders<typeof descriptionReasons> = {
  en: async () => (await import("./en/description-reasons.ts")).descriptionReasons,
};
