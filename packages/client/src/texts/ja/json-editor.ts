import type { jsonEditor as english } from "#texts/en/json-editor.ts";
import type { Translated } from "#texts/translated.ts";

export const jsonEditor: Translated<typeof english> = {
  path: "パス",
  copyPath: "パスをコピー",
  copyValue: "値をコピー",
  find: "検索",
  next: "次へ",
  previous: "前へ",
  all: "すべて",
  matchCase: "大文字と小文字を区別",
  pattern: "正規表現",
  byWord: "単語単位",
  replace: "置換",
  replaceAll: "すべて置換",
  close: "閉じる",
  fold: "折りたたむ",
  unfold: "展開",
  folded: "折りたたまれた行",
  line: "行へ移動",
  go: "移動",
};
