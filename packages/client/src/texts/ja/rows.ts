import type { rows as english } from "#texts/en/rows.ts";
import type { Translated } from "#texts/translated.ts";

export const rows: Translated<typeof english> = {
  copied: "コピーしました",
  copyFailed: "コピーできませんでした",
  copyLink: "リンクをコピー",
  duplicate: "複製",
  edit: "編集",
  loading: "{label}を読み込み中",
  open: "開く",
};
