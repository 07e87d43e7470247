import type { palette as english } from "#texts/en/palette.ts";
import type { Translated } from "#texts/translated.ts";

export const palette: Translated<typeof english> = {
  title: "どこへでも移動",
  input: "一覧、レコード、アクション、設定を検索",
  placeholder: "移動先、またはしたいこと",
  recent: "最近",
  screen: "この画面",
  open: "開く",
  records: "レコード",
  lists: "一覧",
  views: "保存済みのビュー",
  create: "新規",
  pages: "設定とページ",
  operations: "操作",
  none: "「{text}」に一致するものはありません。",
  searchedShort: "2文字以上でレコードも検索します。",
  searchedNone: "このAPIには言葉で検索できる一覧がありません。",
  searchedAll:
    "{searched, plural, =0 {一覧は検索されませんでした} other {#件の一覧を検索しました}}。",
  searchedSome:
    "{count}件中{searched}件の一覧を検索しました。ほかの一覧は、一度開くと、検索できるものはここでも検索されます。",
  searchedFailed: "{count, plural, other {#件の一覧から応答がありませんでした}}。",
  searching: "レコードを検索中…",
  found: "{count, plural, =0 {見つかりませんでした} other {#件の結果}}",
  newRecord: "新規：{label}",
  openKey: "{label} {key}を開く",
  light: "ライトモードにする",
  dark: "ダークモードにする",
  auto: "システムの配色に合わせる",
  keys: "キーボードショートカット",
  move: "選択",
  go: "開く",
  leave: "閉じる",
};
