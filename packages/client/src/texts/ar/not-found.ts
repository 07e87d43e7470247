import type { notFound as english } from "#texts/en/not-found.ts";
import type { Translated } from "#texts/translated.ts";

export const notFound: Translated<typeof english> = {
  title: "غير موجود",
  text: "لا يوجد شيء في هذا العنوان. ربما نُقل أو أُزيل، أو في العنوان خطأ كتابي.",
  home: "الصفحة الرئيسية",
  flags: "\u200fJL: «أنت معرض لخطر الجنوح»",
};
