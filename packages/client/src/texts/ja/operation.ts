import type { operation as english } from "#texts/en/operation.ts";
import type { Translated } from "#texts/translated.ts";

export const operation: Translated<typeof english> = {
  response: "応答",
  answerMode: "応答の表示方法",
  answered: "{status}の応答",
  body: "本文",
  bodyMode: "本文の入力方法",
  confirm: "{method} {path}をAPIに送信します。データが変わる可能性があります。",
  deprecated: "非推奨",
  discard: "破棄",
  download: "{name}をダウンロード",
  elsewhere: "この操作はこのAPIの外の{server}にあるため、コンソールからは送信しません。",
  failed: "「{label}」は成功しませんでした",
  file: "{type}、{size}",
  form: "フォーム",
  json: "JSON",
  lost: "{count, plural, other {入力したフィールドのうち#件を、APIが受け付けなくなりました}}",
  lostHint: "送信されません。ほかで必要な場合は、ここからコピーしてください：",
  moreParameters: "{count, plural, other {省略可能なパラメーター#件}}",
  noContent: "完了しました。応答に内容はありません。",
  noRows: "応答は空の一覧です。",
  readable: "読みやすい形式",
  restored: "入力内容を復元しました。",
  row: "行",
  rows: "行",
  send: "送信",
};
