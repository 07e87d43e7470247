import type { sections as english } from "#texts/en/sections.ts";
import type { Translated } from "#texts/translated.ts";

export const sections: Translated<typeof english> = {
  amounts: "金額",
  contact: "連絡先",
  dates: "日付",
  emptyFields: "{count, plural, other {空のフィールド#件}}",
  links: "リンク",
  options: "オプション",
};
