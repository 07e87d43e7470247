import type { fields as english } from "#texts/en/fields.ts";
import type { Translated } from "#texts/translated.ts";

export const fields: Translated<typeof english> = {
  actions: "アクション",
  actionsOf: "{name}のアクション",
  empty: "空",
  hidden: "非表示",
  inside: "詳細",
  items: "{count, plural, other {#件}}",
  main: "フィールド",
  more: "{count, plural, other {ほか#件}}",
  no: "いいえ",
  guess: "推測された関連（未確認）",
  noItems: "なし",
  notDescribed: "APIの定義に記載がありません。",
  null: "値なし（null）",
  others: "未定義",
  selectNone: "このページには行がありません。",
  selectPage: "このページのすべての行を選択",
  selectRow: "{name}を選択",
  show: "表示",
  showAll: "全文を表示（{count}文字）",
  showRow: "行全体を表示",
  showSecret: "{label}を表示",
  showTyped: "値を表示",
  system: "システムフィールド",
  yes: "はい",
};
