import type { columns as english } from "#texts/en/columns.ts";
import type { Translated } from "#texts/translated.ts";

export const columns: Translated<typeof english> = {
  always: "常に表示",
  compact: "コンパクト",
  comfortable: "ゆったり",
  density: "行の高さ",
  find: "列を検索",
  fit: "ドラッグするか矢印キーを使います。ダブルクリックまたは Enter で内容に合わせます。",
  moved: "{label}：{count} 列中 {place} 番目",
  moveDown: "{label} を下へ",
  moveHint: "ドラッグで移動します。Alt と矢印キーで、フォーカスのある列を移動します。",
  moveUp: "{label} を上へ",
  pin: "{label} を常に表示",
  reset: "標準の列を表示",
  shown: "{count} 列中 {shown} 列を表示",
  width: "{label} の幅",
};
