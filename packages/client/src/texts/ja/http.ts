import type { http as english } from "#texts/en/http.ts";
import type { Translated } from "#texts/translated.ts";

export const http: Translated<typeof english> = {
  network: "サーバーに接続できませんでした。接続を確認してから再試行してください。",
  badResponse: "サーバーの応答を読み取れませんでした。",
  status: "サーバーが{status}を返しました。",
  noToken: "ログインは受け付けられましたが、応答にトークンが含まれていません。",
};
