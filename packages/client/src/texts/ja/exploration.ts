import type { exploration as english } from "#texts/en/exploration.ts";
import type { Translated } from "#texts/translated.ts";

export const exploration: Translated<typeof english> = {
  label: "見つかったリストとレコード",
  running: "リストとレコードを探しています…",
  hint: "読み取りのみ行います。",
  failed: "リストを読み取れませんでした。",
  retry: "再試行",
  unknown: "変更できる内容が API から示されていません。",
  unknownHint: "フォームが拒否された場合は、そのエラーが表示されます。",
  readOnly: "読み取りのみ",
  offer: "フォームを表示",
};
