import type { operations as english } from "#texts/en/operations.ts";
import type { Translated } from "#texts/translated.ts";

export const operations: Translated<typeof english> = {
  deprecated: "مهملة",
  description:
    "{count, plural, zero {لا توفر واجهة API أي عمليات.} one {توفر واجهة API عملية واحدة.} two {توفر واجهة API عمليتين.} few {توفر واجهة API # عمليات.} many {توفر واجهة API # عملية.} other {توفر واجهة API # عملية.}}",
  found:
    "{count, plural, zero {لا عمليات} one {عملية واحدة} two {عمليتان} few {# عمليات} many {# عملية} other {# عملية}}",
  noMatch: "لا توجد عملية مطابقة",
  noMatchHint: "جرّب كلمات أقل: جزء من مسار، أو طريقة، أو اسم.",
  others: "كل ما عدا ذلك",
  search: "البحث في العمليات",
  title: "العمليات",
};
