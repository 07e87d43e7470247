import type { displays as english } from "#texts/en/displays.ts";
import type { Translated } from "#texts/translated.ts";

export const displays: Translated<typeof english> = {
  changed: "その間に他のユーザーが {name} の {label} を変更しました。リストを読み直しました。",
  failed: "{name} を移動できませんでした",
  gone: "{name} はその間に削除されました。",
  invalid: "この値は {name} では許可されていません。フォームを開いて変更してください。",
  move: "{name} を移動",
  moved: "{name} を {label} に移動しました",
  noValue: "値なし",
  rows: "{label}：このページに {count} 件",
  unknown: "{name} が移動されたかどうか確認できません。再試行する前にレコードを確認してください。",
  unseen:
    "変更すると、API が返さなかった {name} の値が削除される可能性があります。フォームを使用してください。",
  children: "{count, plural, other {下位に#件}}",
  collapse: "{name}を閉じる",
  emptyMonth: "この月のレコードはありません。",
  expand: "{name}を開く",
  failedRead: "レコードを読み込めませんでした",
  more: "さらに表示",
  moreOf: "{label}をさらに表示",
  moveDay: "新しい日",
  moveSave: "移動",
  nextMonth: "翌月",
  noDate: "{count, plural, other {#件のレコードに日付がありません}}",
  onPage: "このページのレコードだけを表示しています。",
  previousMonth: "前月",
  reading: "レコードを読み込んでいます…",
  rowsAll: "{label}：{count}",
  showMonth: "{month}を表示",
  thisMonth: "今月",
  tooMany: "最初の{count}件だけを表示しています。",
};
