import type { problems as english } from "#texts/en/problems.ts";
import type { Translated } from "#texts/translated.ts";

export const problems: Translated<typeof english> = {
  at: "場所：{pointer}",
  hint: "APIの定義を読み取れなかったため、ログインできません。",
  reload: "再読み込み",
  remedy:
    "定義を修正するか、別の定義を使用してください（--api）。サービスを再起動してから、再読み込みしてください。",
  title: "APIを利用できません",
};
