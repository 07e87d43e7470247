import type { peek as english } from "#texts/en/peek.ts";
import type { Translated } from "#texts/translated.ts";

export const peek: Translated<typeof english> = {
  close: "パネルを閉じる",
  failed: "{name} を読み込めませんでした",
  fields: "フィールド",
  next: "次のレコード",
  open: "ページを開く",
  otherPage: "このレコードは一覧の別のページにあります。",
  previous: "前のレコード",
  shown: "パネルに {name} を表示しています。",
  width: "パネルの幅",
};
