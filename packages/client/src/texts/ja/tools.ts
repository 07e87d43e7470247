import type { tools as english } from "#texts/en/tools.ts";
import type { Translated } from "#texts/translated.ts";

export const tools: Translated<typeof english> = {
  addTag: "Enter またはカンマで追加",
  hidePreview: "プレビューを隠す",
  markdownOf: "{label}のMarkdown",
  marks: {
    bold: "太字",
    italic: "斜体",
    link: "リンク",
    list: "リスト",
    code: "コード",
  },
  preview: "プレビュー",
  previewOf: "{label}のプレビュー",
  pickColor: "{label} の色を選択",
  showOnMap: "地図で表示",
  stars: "{count, plural, other {星 # 個}}",
  starsOf: "{label} の星",
  tagKeys: "削除します。Alt と矢印キーで移動できます。",
  chooseValue: "値を選択",
  otherValue: "その他の値…",
  unitOf: "{label}の単位",
};
