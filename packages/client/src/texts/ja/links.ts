import type { links as english } from "#texts/en/links.ts";
import type { Translated } from "#texts/translated.ts";

export const links: Translated<typeof english> = {
  add: "{label}を追加",
  failed: "{label}を追加できませんでした",
  none: "{label}はまだありません。",
};
