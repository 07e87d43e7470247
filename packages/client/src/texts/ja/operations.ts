import type { operations as english } from "#texts/en/operations.ts";
import type { Translated } from "#texts/translated.ts";

export const operations: Translated<typeof english> = {
  deprecated: "非推奨",
  description: "{count, plural, other {APIには#件の操作があります。}}",
  matches: "{count, plural, other {#件の操作}}",
  noMatch: "一致する操作はありません",
  noMatchHint: "語を減らしてみてください：パスの一部、メソッド、ラベルなど。",
  others: "その他の操作",
  search: "操作を検索",
  title: "操作",
};
