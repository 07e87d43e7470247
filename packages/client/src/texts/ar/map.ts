import type { map as english } from "#texts/en/map.ts";
import type { Translated } from "#texts/translated.ts";

export const map: Translated<typeof english> = {
  title: "خريطة API",
  resources:
    "{count, plural, zero {# مورد} one {# مورد} two {# مورد} few {# موارد} many {# موردًا} other {# مورد}}",
  relations:
    "{count, plural, zero {# علاقة} one {# علاقة} two {# علاقة} few {# علاقات} many {# علاقة} other {# علاقة}}",
  operations:
    "{count, plural, zero {# عملية} one {# عملية} two {# عملية} few {# عمليات} many {# عملية} other {# عملية}}",
  fields:
    "{count, plural, zero {# حقل} one {# حقل} two {# حقل} few {# حقول} many {# حقلاً} other {# حقل}}",
  readOnly: "للقراءة فقط",
  refersTo: "يشير إلى \u2068{names}\u2069",
  referredBy: "يشير إليه \u2068{names}\u2069",
  unrelated: "بلا علاقات",
  drawing: "الموارد والعلاقات",
  keys: "مفاتيح الأسهم للتنقل بين الموارد، وEnter للفتح، و+ و− للتكبير والتصغير.",
  view: "العرض",
  asMap: "خريطة",
  asList: "قائمة",
  all: "كل المجموعات",
  zoomIn: "تكبير",
  zoomOut: "تصغير",
  zoomToFrame: "ملاءمة النافذة",
  download: "تنزيل SVG",
  reference: "مرجع",
  nested: "مسار متداخل",
  linked: "متعدد إلى متعدد",
  guessed: "مفترضة من الاسم",
  attention: "يحتاج إلى انتباه",
  clear: "لا شيء يحتاج إلى انتباه.",
  problems:
    "{count, plural, zero {# مشكلة} one {# مشكلة} two {# مشكلة} few {# مشكلات} many {# مشكلة} other {# مشكلة}} في الوصف",
  guesses:
    "{count, plural, zero {# علاقة مفترضة} one {# علاقة مفترضة} two {# علاقة مفترضة} few {# علاقات مفترضة} many {# علاقة مفترضة} other {# علاقة مفترضة}}",
  unsendable:
    "{count, plural, zero {# عملية} one {# عملية} two {# عملية} few {# عمليات} many {# عملية} other {# عملية}} دون كل المدخلات",
  denied:
    "{count, plural, zero {# قائمة} one {# قائمة} two {# قائمة} few {# قوائم} many {# قائمة} other {# قائمة}} مع رفض الوصول",
  start: "القوائم الأولى للفتح",
  contents: "الموجود في واجهة API هذه",
  open: "فتح خريطة API",
  hide: "إخفاء",
  failed: "تعذر تحميل الخريطة",
};
