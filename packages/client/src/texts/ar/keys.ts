import type { keys as english } from "#texts/en/keys.ts";
import type { Translated } from "#texts/translated.ts";

export const keys: Translated<typeof english> = {
  title: "اختصارات لوحة المفاتيح",
  everywhere: "في الجداول ومربعات الحوار",
  screen: "في هذه الشاشة",
  rows: "الصف التالي أو السابق",
  rowEnds: "الصف الأول أو الأخير",
  openRow: "فتح الصف",
  undo: "التراجع عن آخر تغيير (خارج حقول الإدخال)",
  redo: "إعادة آخر تغيير",
  leave: "إغلاق مربع الحوار أو القائمة",
  single: "اختصارات المفتاح الواحد",
  singleHint: "أوقفها إن كنت تستخدم الإدخال الصوتي أو تضغط المفاتيح دون قصد.",
  cells: "خلايا الصف",
  editCell: "تعديل الخلية",
};
