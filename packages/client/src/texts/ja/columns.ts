import type { columns as english } from "#texts/en/columns.ts";
import type { Translated } from "#texts/translated.ts";

export const columns: Translated<typeof english> = {
  always: "常に表示",
  compact: "コンパクト",
  comfortable: "ゆったり",
  density: "行の高さ",
  find: "列を検索",
  fit: "ドラッグするか矢印キーを使います。ダブルクリックまたはEnterで内容に合わせます。",
  moved: "{label}：{count}列中{place}番目",
  moveDown: "{label}を下へ移動",
  moveHint: "ドラッグで移動します。Altと矢印キーで、フォーカスのある列を移動します。",
  moveUp: "{label}を上へ移動",
  pin: "{label}を固定",
  reset: "標準の列を表示",
  shown: "{count}列中{shown}列を表示",
  width: "{label}の幅",
};
