import type { ranges as english } from "#texts/en/ranges.ts";
import type { Translated } from "#texts/translated.ts";

export const ranges: Translated<typeof english> = {
  bar: "選択したセル",
  cells: "{count, plural, other {#個のセル}}",
  checkFailed: "セルを確認できませんでした",
  checking: "セルを確認しています…",
  copy: "コピー",
  copyJson: "JSONとしてコピー",
  invalid: "{count, plural, other {#件のレコードをスキップします}}：無効な値があります。",
  more: "{count, plural, other {ほか#件のレコード}}",
  none: "変更される値はありません。",
  outside: "{count, plural, other {#個のセルは一覧の範囲外です。}}",
  paste: "貼り付け",
  pasteHere: "ここに貼り付け",
  record: "レコード",
  start: "{count, plural, other {#件のレコードを変更}}",
  startFailed: "ジョブを開始できませんでした",
  summary:
    "{records, plural, other {#件のレコードで}}{values, plural, other {#個の値が変わります。}}",
  title: "{label}に貼り付け",
  unchanged: "変更なし",
};
