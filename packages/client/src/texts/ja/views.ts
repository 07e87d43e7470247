import type { views as english } from "#texts/en/views.ts";
import type { Translated } from "#texts/translated.ts";

export const views: Translated<typeof english> = {
  cancel: "キャンセル",
  changed: "「{name}」・変更あり",
  copyAddress: "リンクをコピー",
  exists: "「{name}」というビューはすでにあります。保存すると置き換わります。",
  hint: "ビューには検索、フィルター、並べ替え、列が保存されます。サイドバーに表示されます。",
  moveUp: "{name}を上へ移動",
  moved: "{name}：{count}件中{position}番目",
  name: "ビューの名前",
  nameFirst: "名前を入力してください。",
  newName: "「{name}」の新しい名前",
  remove: "ビュー「{name}」を削除",
  rename: "ビュー「{name}」の名前を変更",
  replace: "置き換える",
  replaced: "「{name}」を置き換えました。",
  saveAs: "別名で保存…",
  save: "保存",
  removed: "「{name}」を削除しました。",
  undo: "元に戻す",
  update: "ビュー「{name}」を更新",
  updated: "「{name}」を更新しました。",
  updateShort: "更新",
};
