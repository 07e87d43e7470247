import type { links as english } from "#texts/en/links.ts";
import type { Translated } from "#texts/translated.ts";

export const links: Translated<typeof english> = {
  add: "إضافة ⁨{label}⁩",
  failed: "تعذرت إضافة ⁨{label}⁩",
  none: "لا توجد ⁨{label}⁩ بعد.",
};
