import type { calls as english } from "#texts/en/calls.ts";
import type { Translated } from "#texts/translated.ts";

export const calls: Translated<typeof english> = {
  title: "この画面の呼び出し",
  hint: "コンソールがAPIに送ったリクエストです。新しい順に並び、秘密の値は伏せてあります。",
  scope: "表示する呼び出し",
  here: "この画面",
  all: "すべて",
  clear:
    "この画面はまだ何も呼び出していません。呼び出しは行われるとここに表示されます。「すべて」ではほかの画面の呼び出しも見られます。",
  close: "呼び出しを閉じる",
  took: "{ms} ms",
  bytes: "{size}バイト",
  kilobytes: "{size} KB",
  attempt: "{count}回目の試行",
  faults: {
    none: "応答がありません。サーバーが動いていないか、このページからの呼び出しを許可していないか、接続が切れています。",
    "broken-off": "応答が途中で切れました。",
    redirect: "APIがリダイレクトを返しましたが、転送先には移動しません。",
    "no-json": "応答は、そう名乗っているにもかかわらずJSONではありません。",
  },
  givenUp: "中断",
  noResponse: "応答なし",
  request: "リクエストヘッダー",
  body: "リクエスト本文",
  bodyLeftOut:
    "リクエストには本文がありましたが、ファイルであるか長すぎるため、ここには保存されていません。",
  response: "レスポンスヘッダー",
  copyCurl: "curlとしてコピー",
  copyFetch: "fetchとしてコピー",
  operation: "操作：{label}",
  summary: "{count, plural, other {呼び出し#件}}、合計{ms} ms",
};
