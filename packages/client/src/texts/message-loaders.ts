import type { descriptionProblems, descriptionReasons } from "@quarterdeck/model";
import type { Language } from "./languages.ts";
import type { Translated } from "./translated.ts";

type Problems = Translated<typeof descriptionProblems>;
type Reasons = Translated<typeof descriptionReasons>;

const problems = import.meta.glob<Problems>("./??/description-problems.ts", {
  import: "descriptionProblems",
});
const reasons = import.meta.glob<Reasons>("./??/description-reasons.ts", {
  import: "descriptionReasons",
});

/** Messages about problems of a description. */
export function loadProblems(language: Language): Promise<Problems> {
  return load(problems[`./${language}/description-problems.ts`], language);
}

/** Messages that explain the model. */
export function loadReasons(language: Language): Promise<Reasons> {
  return load(reasons[`./${language}/description-reasons.ts`], language);
}

async function load<Messages>(
  loader: (() => Promise<Messages>) | undefined,
  language: Language,
): Promise<Messages> {
  if (loader === undefined) throw new Error(`No messages in the language ${language}`);
  return loader();
}
