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
  assumed: {
    title: "このリクエストを送信しますか？",
    hint: "この操作を説明する情報がないため、その効果は不明です。他のレコードも変更される可能性があります。",
    send: "リクエストを送信",
    cancel: "キャンセル",
    request: "リクエスト",
  },
};
