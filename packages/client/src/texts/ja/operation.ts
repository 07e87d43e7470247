import type { operation as english } from "#texts/en/operation.ts";
import type { Translated } from "#texts/translated.ts";

export const operation: Translated<typeof english> = {
  body: "本文",
  bodyMode: "本文の形式",
  of: "{action}：{name}",
  onlyChanges: "変更した値だけが送信されます。",
  otherServer: "この操作は別のサーバー（{server}）にあるため、ここからは送信できません。",
  form: "フォーム",
  json: "JSON",
  lost: "{count, plural, other {入力したフィールドのうち#件を、APIが受け付けなくなりました}}",
  lostHint: "これは送信されません。必要な場合はここからコピーしてください：",
  moreParameters: "{count, plural, other {省略可能なパラメーター#件}}",
  sendAs: "送信形式",
};
