import type { serverError as english } from "#texts/en/server-error.ts";
import type { Translated } from "#texts/translated.ts";

export const serverError: Translated<typeof english> = {
  title: "サーバーエラー",
  text: "サーバーがリクエストを処理できませんでした。",
  detail: "詳細",
  tryAgain: "再試行",
  reload: "再読み込み",
  home: "ホームへ",
  flags: "信号旗NC：「本船は遭難しており、救助を求める」",
};
