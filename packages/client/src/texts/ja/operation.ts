import type { operation as english } from "#texts/en/operation.ts";
import type { Translated } from "#texts/translated.ts";

export const operation: Translated<typeof english> = {
  body: "本文",
  bodyMode: "本文の形式",
  confirm: "{method} {path}をAPIに送信します。データが変わる可能性があります。",
  deprecated: "非推奨",
  discard: "破棄",
  otherServer: "この操作は別のサーバー（{server}）にあるため、ここからは送信できません。",
  failed: "「{label}」に失敗しました",
  unknown: "「{label}」が実行されたかどうかわかりません",
  form: "フォーム",
  json: "JSON",
  lost: "{count, plural, other {入力したフィールドのうち#件を、APIが受け付けなくなりました}}",
  lostHint: "これは送信されません。必要な場合はここからコピーしてください：",
  moreParameters: "{count, plural, other {省略可能なパラメーター#件}}",
  restored: "下書きを復元しました。",
  run: "実行",
  send: "送信",
  sendAs: "送信形式",
  sendAnyway: "そのまま送信",
  arrived: "APIは新しい状態なので、実行されました。",
  missing: "レコードは変わっていないため、実行されていません。",
};
