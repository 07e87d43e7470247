import type { fields as english } from "#texts/en/fields.ts";
import type { Translated } from "#texts/translated.ts";

export const fields: Translated<typeof english> = {
  actions: "الإجراءات",
  actionsOf: "إجراءات \u2068{name}\u2069",
  empty: "فارغ",
  hidden: "مخفي",
  inside: "التفاصيل",
  items:
    "{count, plural, zero {لا عناصر} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}}",
  main: "الحقول",
  more: "{count, plural, zero {لا المزيد} one {+# آخر} two {+# آخران} few {+# أخرى} many {+# أخرى} other {+# أخرى}}",
  no: "لا",
  guess: "علاقة مُخمَّنة لم تؤكَّد بعد",
  noItems: "لا شيء",
  notDescribed: "غير مذكور في وصف واجهة API.",
  null: "بلا قيمة (null)",
  others: "غير موثّقة",
  selectNone: "لا توجد صفوف في هذه الصفحة.",
  selectPage: "تحديد كل الصفوف في هذه الصفحة",
  selectRow: "تحديد \u2068{name}\u2069",
  show: "إظهار",
  showAll: "إظهار النص كاملًا (عدد الأحرف: {count})",
  showRow: "إظهار الصف كاملًا",
  showSecret: "إظهار \u2068{label}\u2069",
  showTyped: "إظهار القيمة",
  system: "حقول النظام",
  yes: "نعم",
};
