import type { views as english } from "#texts/en/views.ts";
import type { Translated } from "#texts/translated.ts";

export const views: Translated<typeof english> = {
  cancel: "キャンセル",
  copyAddress: "アドレスをコピー",
  exists: "「{name}」というビューはすでにあります。保存すると置き換わります。",
  hint: "検索、フィルター、並び順、列を含みます。サイドバーに表示されます。",
  moveUp: "{name}を上へ移動",
  moved: "{name}：{count}件中{place}番目",
  name: "この一覧を名前を付けて保存",
  nameFirst: "先に名前を入力してください。",
  newName: "「{name}」の新しい名前",
  remove: "ビュー「{name}」を削除",
  rename: "ビュー「{name}」の名前を変更",
  replace: "置き換える",
  replaced: "「{name}」を置き換えました。",
  save: "保存",
  removed: "「{name}」を削除しました。",
  undo: "元に戻す",
  update: "「{name}」を今の表示で更新",
  updated: "「{name}」を今の表示に更新しました。",
};
