import type { cells as english } from "#texts/en/cells.ts";
import type { Translated } from "#texts/translated.ts";

export const cells: Translated<typeof english> = {
  edit: "{name}の{field}",
  reading: "レコードを読み込んでいます…",
  notRead: "レコードを読み込めませんでした",
  save: "保存",
  failed: "値を保存できませんでした",
  unknown: "保存されたかどうかわかりません。再試行する前にレコードを確認してください。",
  unseen: "この変更にはAPIが返さない値が必要です。",
  gone: "レコードは存在しません。",
  conflict: "ほかのユーザーがこの値を変更しました：",
  useTheirs: "相手の値を残す",
  saveMine: "自分の値を保存",
  openForm: "フォームを開く",
  copied: "コピーしました",
  reasons: {
    "no-operation": "読み取り専用：APIに変更する操作がありません。",
    key: "読み取り専用：{field}はレコードのキーです。",
    "not-accepted": "読み取り専用：APIは{field}の値を受け付けません。",
    form: "変更には追加の入力が必要です。フォームで編集してください。",
  },
};
