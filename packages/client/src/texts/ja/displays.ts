import type { displays as english } from "#texts/en/displays.ts";
import type { Translated } from "#texts/translated.ts";

export const displays: Translated<typeof english> = {
  board: "{label} 別のボード",
  changed: "その間に他のユーザーが {name} の {label} を変更しました。リストを読み直しました。",
  display: "表示形式：{name}",
  failed: "{name} を移動できませんでした",
  gallery: "ギャラリー",
  gone: "{name} はその間に削除されました。",
  invalid: "この値は {name} では許可されていません。フォームを開いて変更してください。",
  move: "{name} を移動",
  moved: "{name} を {label} に移動しました",
  noValue: "値なし",
  rows: "{label}：このページに {count} 件",
  table: "テーブル",
  unknown: "{name} が移動されたかどうか確認できません。再試行する前にレコードを確認してください。",
  unseen:
    "変更すると、API が返さなかった {name} の値が削除される可能性があります。フォームを使用してください。",
};
