import type { related as english } from "#texts/en/related.ts";
import type { Translated } from "#texts/translated.ts";

export const related: Translated<typeof english> = {
  load: "{label}を読み込む",
  singles: "単一レコード",
  title: "関連レコード",
};
