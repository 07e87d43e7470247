import type { app as english } from "#texts/en/app.ts";
import type { Translated } from "#texts/translated.ts";

export const app: Translated<typeof english> = {
  noScript:
    "このコンソールには JavaScript が必要です。有効にして、ページを再読み込みしてください。",
  loading: "読み込み中",
  loadingApi: "APIの定義を読み込んでいます",
  chunkTitle: "ページの一部を読み込めませんでした",
  chunkScript:
    "スクリプトを読み込めませんでした。接続に失敗したか、新しいバージョンがインストールされました。",
  chunkStyle:
    "スタイルシートを読み込めませんでした。接続に失敗したか、新しいバージョンがインストールされました。",
  chunkSafe: "もう一度読み込むには、ページを再読み込みしてください。ログイン状態は維持されます。",
  reload: "再読み込み",
  failedTitle: "この画面を表示できませんでした",
  failedHint: "ほかの画面は使用できます。再試行するか、別の画面を開いてください。",
  tryAgain: "再試行",
};
