import type { serverError as english } from "#texts/en/server-error.ts";
import type { Translated } from "#texts/translated.ts";

export const serverError: Translated<typeof english> = {
  title: "問題が発生しました",
  text: "サーバーが応答できませんでした。原因はサーバー側にあります。ほかの場所で入力した内容は残っています。",
  detail: "サーバーからの内容",
  tryAgain: "再試行",
  reload: "再読み込み",
  home: "ホームへ",
  flags: "NC：「本船は遭難しており、救助を求める」",
};
