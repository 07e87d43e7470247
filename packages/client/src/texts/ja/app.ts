import type { app as english } from "#texts/en/app.ts";
import type { Translated } from "#texts/translated.ts";

export const app: Translated<typeof english> = {
  loading: "読み込み中",
  loadingApi: "APIの内容を読み込んでいます",
  chunkTitle: "ページの一部が届きませんでした",
  chunkScript:
    "スクリプトを読み込めませんでした。接続が切れたか、その間に新しいバージョンがインストールされた可能性があります。",
  chunkStyle:
    "スタイルシートを読み込めませんでした。接続が切れたか、その間に新しいバージョンがインストールされた可能性があります。",
  chunkSafe: "再読み込みすると取得し直します。ログインしたままです。",
  reload: "再読み込み",
  failedTitle: "この画面でエラーが発生しました",
  failedHint: "ほかの画面は引き続き使えます。もう一度試すか、別の画面に移動してください。",
  tryAgain: "再試行",
  modelTitle: "APIの定義を読み込めませんでした",
  modelEmpty: "{address}に使用できる定義が見つかりませんでした。",
  modelNone: "APIが設定されていません。--apiでサービスにOpenAPI定義を指定してください。",
  modelHint: "定義またはそのアドレスを直してから、もう一度お試しください。",
  signOutInstead: "ログアウト",
};
