import type { displayNames as english } from "#texts/en/display-names.ts";
import type { Translated } from "#texts/translated.ts";

export const displayNames: Translated<typeof english> = {
  board: "لوحة حسب \u2068{label}\u2069",
  calendar: "تقويم حسب \u2068{label}\u2069",
  cards: "بطاقات",
  display: "طريقة العرض: \u2068{name}\u2069",
  gallery: "معرض",
  table: "جدول",
  timeline: "خط زمني حسب \u2068{label}\u2069",
  tree: "شجرة حسب \u2068{label}\u2069",
};
