import type { totals as english } from "#texts/en/totals.ts";
import type { Translated } from "#texts/translated.ts";

export const totals: Translated<typeof english> = {
  all: "一致するすべての {label}：{count}",
  cancel: "キャンセル",
  close: "集計を閉じる",
  count: "件数",
  countExactly: "正確に数える",
  countFailed: "レコードを数えられませんでした。",
  exactly: "正確には {count} 件",
  failed: "{label} を読み込めませんでした",
  filter: "{label} を表示：{value}",
  mayBeMore: "API には、返される以上のレコードがある可能性があります。",
  more: "ほか {count} 個の値、合計",
  notCounted: "件数の取得に時間がかかりすぎます。",
  page: "このページの {label}：{count}",
  readAll: "すべて読み込む",
  reading: "{count} 件を読み込みました…",
  sum: "{label} の合計",
  sumOfAll: "合計",
  title: "{label} ごとの集計",
};
