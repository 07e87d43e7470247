import type { keys as english } from "#texts/en/keys.ts";
import type { Translated } from "#texts/translated.ts";

export const keys: Translated<typeof english> = {
  title: "اختصارات لوحة المفاتيح",
  everywhere: "في الجداول ومربعات الحوار",
  screen: "في هذه الشاشة",
  rows: "الصف التالي والسابق في الجدول",
  rowEnds: "الصف الأول والأخير",
  openRow: "فتح الصف",
  undo: "التراجع عن آخر تغيير، خارج حقول الإدخال",
  redo: "إعادة تنفيذه",
  leave: "إغلاق مربع حوار أو قائمة",
  single: "مفاتيح من دون Ctrl أو Alt أو Cmd",
  singleHint: "أوقفها إن كنت تكتب بالصوت أو تضغط المفاتيح دون قصد.",
};
