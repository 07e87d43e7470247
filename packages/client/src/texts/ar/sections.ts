import type { sections as english } from "#texts/en/sections.ts";
import type { Translated } from "#texts/translated.ts";

export const sections: Translated<typeof english> = {
  amounts: "المبالغ",
  contact: "بيانات الاتصال",
  dates: "التواريخ",
  emptyFields:
    "{count, plural, zero {لا حقول فارغة} one {حقل فارغ واحد} two {حقلان فارغان} few {# حقول فارغة} many {# حقلًا فارغًا} other {# حقل فارغ}}",
  links: "الروابط",
  options: "الخيارات",
};
