import type { overview as english } from "#texts/en/overview.ts";
import type { Translated } from "#texts/translated.ts";

export const overview: Translated<typeof english> = {
  attention: "{label}で{count, plural, other {#件}}が待機中",
  ended: "{count}件中{read}件の一覧を読み込みました。残りは失敗したか、入力が必要です。",
  hide: "{count, plural, other {利用できない#件の一覧を隠す}}",
  progress: "{count}件中{done}件の一覧…",
  start: "{count, plural, other {#件の一覧を読み込む}}",
  stop: "停止",
  titles: "タイトルを読み込む",
  titlesWhy:
    "{names}への参照はキーを表示しています。権限なしで読み込むと、セッションが終了することがあります。",
};
