import type { rights as english } from "#texts/en/rights.ts";
import type { Translated } from "#texts/translated.ts";

export const rights: Translated<typeof english> = {
  title: "権限",
  about:
    "閲覧者と編集者に許可する操作です。所有者はデータベースが許可するすべての操作を実行できます。",
  search: "テーブルと列を絞り込む",
  noMatch: "一致するテーブルはありません",
  noMatchHint: "すべてのテーブルを表示するには、絞り込みを解除してください。",
  table: "テーブル",
  show: "{name}の列を表示",
  roles: { viewer: "閲覧者", editor: "編集者" },
  names: {
    read: "読み取り",
    create: "作成",
    update: "編集",
    remove: "削除",
    write: "編集",
    execute: "呼び出し",
  },
  cell: "{role}: {name}の{right}",
  key: "キー: 常に読み取り可能",
  view: "ビュー",
  everyTable: "個別に設定していないテーブル",
  everyTableAbout: "新しいテーブルには、個別に変更するまでこの権限が適用されます",
  functions: "関数",
  functionsAbout:
    "所有者はすべての関数を呼び出せます。関数はテーブルの権限を超えて読み取りや変更ができる場合があります。",
  function: "関数",
  writes: "書き込み",
  definer: "DEFINER",
  definerAbout: "関数の所有者の権限で実行されます (SECURITY DEFINER)",
  impossible: "データベースが許可していません",
  failed: "権限を読み込めませんでした",
  saveFailed: "権限は変更されませんでした",
  saved: "保存しました",
};
