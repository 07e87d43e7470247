import type { notFound as english } from "#texts/en/not-found.ts";
import type { Translated } from "#texts/translated.ts";

export const notFound: Translated<typeof english> = {
  title: "見つかりません",
  text: "このページは存在しません。アドレスを確認してください。",
  home: "ホームへ",
  flags: "信号旗JL：「貴船は座礁の危険がある」",
};
