import type { operations as english } from "#texts/en/operations.ts";
import type { Translated } from "#texts/translated.ts";

export const operations: Translated<typeof english> = {
  deprecated: "مهملة",
  description:
    "{count, plural, zero {لا توجد في واجهة API عمليات.} one {توجد في واجهة API عملية واحدة.} two {توجد في واجهة API عمليتان.} few {توجد في واجهة API # عمليات.} many {توجد في واجهة API # عملية.} other {توجد في واجهة API # عملية.}}",
  matches:
    "{count, plural, zero {لا عمليات} one {عملية واحدة} two {عمليتان} few {# عمليات} many {# عملية} other {# عملية}}",
  noMatch: "لا توجد عمليات مطابقة",
  noMatchHint: "جرّب كلمات أقل: جزء من مسار، أو طريقة، أو تسمية.",
  others: "عمليات أخرى",
  search: "البحث في العمليات",
  title: "العمليات",
};
