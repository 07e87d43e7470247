import type { calls as english } from "#texts/en/calls.ts";
import type { Translated } from "#texts/translated.ts";

export const calls: Translated<typeof english> = {
  title: "APIリクエスト",
  hint: "APIへのリクエスト。新しい順に並び、秘密の値は伏せられます。",
  scope: "範囲",
  here: "この画面",
  all: "すべて",
  clear:
    "この画面からのリクエストはまだありません。ほかの画面も含めるには「すべて」を選択してください。",
  close: "パネルを閉じる",
  took: "{ms} ms",
  bytes: "{size}バイト",
  kilobytes: "{size} KB",
  attempt: "{count}回目の試行",
  errors: {
    none: "応答がありません。サーバーが停止しているか、このページをブロックしているか（CORS）、接続に失敗しました。",
  },
  canceled: "キャンセル済み",
  noResponse: "応答なし",
  request: "リクエストヘッダー",
  body: "リクエスト本文",
  bodyLeftOut: "リクエスト本文は、ファイルであるか長すぎるため保存されていません。",
  response: "レスポンスヘッダー",
  copyCurl: "curlとしてコピー",
  copyFetch: "fetchとしてコピー",
  operation: "操作：{label}",
  summary: "{count, plural, other {リクエスト#件}}、合計{ms} ms",
};
