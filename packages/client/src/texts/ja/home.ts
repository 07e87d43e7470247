import type { home as english } from "#texts/en/home.ts";
import type { Translated } from "#texts/translated.ts";

export const home: Translated<typeof english> = {
  filter: "一覧を検索",
  filterNone: "「{text}」に一致する一覧はありません。",
  lists: "一覧",
  drafts: "未保存の下書き",
  draftsKept: "このブラウザーに新しいものから{most}件、{days}日間保存します。",
  recent: "最近開いたもの",
  pinned: "固定したビュー",
  views: "保存済みのビュー",
  trend: "最近の追加状況",
  trendOf: "一覧",
  periods: { day: "日別", week: "週別", month: "月別", year: "年別" },
  counted: "{period}、「{field}」による集計。",
  amongNewest: "{period}、「{field}」による集計：新しい{count}件のみ。",
  trendSentence:
    "{from}から{to}までの{label}：最多は{when}の{highest}件、直近の期間（継続中の場合あり）は{last}件です。",
  asTable: "表で表示",
  asChart: "グラフで表示",
  from: "開始",
  latest: "{label}の最新",
  unasked: "開くとレコードが表示されます",
  none: "レコードはまだありません",
  failed: "今は読み込めませんでした",
  single: "1件のレコード",
  noLists: "このAPIには一覧がありません",
  noListsHint: "そのほかの機能は、操作の一覧にあります。",
  operationCount: "{count, plural, other {#件の操作}}",
  job: "ジョブ",
  jobs: "ジョブ",
};
