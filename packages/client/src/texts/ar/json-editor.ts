import type { jsonEditor as english } from "#texts/en/json-editor.ts";
import type { Translated } from "#texts/translated.ts";

export const jsonEditor: Translated<typeof english> = {
  path: "المسار",
  copyPath: "نسخ المسار",
  copyValue: "نسخ القيمة",
  find: "بحث",
  next: "التالي",
  previous: "السابق",
  all: "الكل",
  matchCase: "مطابقة حالة الأحرف",
  pattern: "تعبير نمطي",
  byWord: "كلمات كاملة",
  replace: "استبدال",
  replaceAll: "استبدال الكل",
  close: "إغلاق",
  fold: "طي",
  unfold: "توسيع",
  folded: "أسطر مطوية",
  line: "الانتقال إلى السطر",
  go: "انتقال",
};
