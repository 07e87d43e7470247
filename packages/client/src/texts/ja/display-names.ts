import type { displayNames as english } from "#texts/en/display-names.ts";
import type { Translated } from "#texts/translated.ts";

export const displayNames: Translated<typeof english> = {
  board: "{label} 別のボード",
  calendar: "{label}別カレンダー",
  cards: "カード",
  display: "表示形式：{name}",
  gallery: "ギャラリー",
  table: "テーブル",
  timeline: "{label}別タイムライン",
  tree: "{label}別ツリー",
};
