import type { notFound as english } from "#texts/en/not-found.ts";
import type { Translated } from "#texts/translated.ts";

export const notFound: Translated<typeof english> = {
  title: "غير موجود",
  text: "هذه الصفحة غير موجودة. تحقق من العنوان.",
  home: "الصفحة الرئيسية",
  flags: "أعلام الإشارة JL: «أنت معرض لخطر الجنوح»",
};
