import type { tools as english } from "#texts/en/tools.ts";
import type { Translated } from "#texts/translated.ts";

export const tools: Translated<typeof english> = {
  addTag: "أضف بمفتاح Enter أو بفاصلة",
  hidePreview: "إخفاء المعاينة",
  markdownOf: "Markdown لـ \u2068{label}\u2069",
  marks: {
    bold: "غامق",
    italic: "مائل",
    link: "رابط",
    list: "قائمة",
    code: "رمز برمجي",
  },
  preview: "معاينة",
  previewOf: "معاينة \u2068{label}\u2069",
  pickColor: "اختيار لون \u2068{label}\u2069",
  showOnMap: "عرض على الخريطة",
  stars:
    "{count, plural, zero {بلا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}",
  starsOf: "نجوم \u2068{label}\u2069",
  tagKeys: "إزالة. أو انقله بمفتاح Alt ومفتاح سهم.",
  chooseValue: "اختر قيمة",
  otherValue: "قيمة أخرى…",
  unitOf: "وحدة \u2068{label}\u2069",
};
