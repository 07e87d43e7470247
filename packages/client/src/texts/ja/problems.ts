import type { problems as english } from "#texts/en/problems.ts";
import type { Translated } from "#texts/translated.ts";

export const problems: Translated<typeof english> = {
  at: "場所：{pointer}",
  hint: "APIの定義を解釈できなかったため、ログイン先がありません。",
  reload: "再読み込み",
  remedy:
    "定義を直すか別の定義を指定し（--api）、サービスを再起動してから、再読み込みしてください。",
  title: "このコンソールにはまだAPIがありません",
};
