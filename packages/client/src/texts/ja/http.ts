import type { http as english } from "#texts/en/http.ts";
import type { Translated } from "#texts/translated.ts";

export const http: Translated<typeof english> = {
  network: "サーバーに接続できませんでした。接続を確認してから、もう一度お試しください。",
  badResponse: "サーバーの応答を解釈できませんでした。",
  status: "サーバーが{status}を返しました。",
  noToken: "サーバーはログインを受け付けましたが、応答にトークンが見つかりませんでした。",
};
