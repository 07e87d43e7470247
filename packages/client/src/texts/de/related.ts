import type { related as english } from "#texts/en/related.ts";
import type { Translated } from "#texts/translated.ts";

export const related: Translated<typeof english> = {
  load: "{label} laden",
  singles: "Einzelne Datensätze",
  title: "Zugehörige Datensätze",
};
