import type { notFound as english } from "#texts/en/not-found.ts";
import type { Translated } from "#texts/translated.ts";

export const notFound: Translated<typeof english> = {
  title: "見つかりません",
  text: "このアドレスには何もありません。移動または削除されたか、アドレスに誤りがある可能性があります。",
  home: "ホームへ",
  flags: "JL：「貴船は座礁の危険がある」",
};
