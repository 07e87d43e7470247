import type { operation as english } from "#texts/en/operation.ts";
import type { Translated } from "#texts/translated.ts";

export const operation: Translated<typeof english> = {
  response: "応答",
  responseMode: "応答の形式",
  responded: "{status}の応答",
  body: "本文",
  bodyMode: "本文の形式",
  confirm: "{method} {path}をAPIに送信します。データが変わる可能性があります。",
  deprecated: "非推奨",
  discard: "破棄",
  download: "{name}をダウンロード",
  otherServer: "この操作は別のサーバー（{server}）にあるため、ここからは送信できません。",
  failed: "「{label}」に失敗しました",
  file: "{type}、{size}",
  form: "フォーム",
  json: "JSON",
  lost: "{count, plural, other {入力したフィールドのうち#件を、APIが受け付けなくなりました}}",
  lostHint: "これは送信されません。必要な場合はここからコピーしてください：",
  moreParameters: "{count, plural, other {省略可能なパラメーター#件}}",
  noContent: "完了しました。応答に内容はありません。",
  noRows: "応答は空の一覧です。",
  readable: "整形済み",
  restored: "下書きを復元しました。",
  row: "行",
  rows: "行",
  send: "送信",
};
