import type { overview as english } from "#texts/en/overview.ts";
import type { Translated } from "#texts/translated.ts";

export const overview: Translated<typeof english> = {
  ended:
    "قُرئت \u2068{read}\u2069 من أصل \u2068{count}\u2069 من القوائم. البقية لم تُجب أو تحتاج إلى تحديد شيء أولًا.",
  progress: "\u2068{done}\u2069 من أصل \u2068{count}\u2069 من القوائم…",
  start:
    "{count, plural, zero {اقرأها الآن} one {اقرأها الآن} two {اقرأ القائمتين الآن} few {اقرأ # قوائم الآن} many {اقرأ # قائمة الآن} other {اقرأ # قائمة الآن}}",
  stop: "إيقاف",
};
