import type { keys as english } from "#texts/en/keys.ts";
import type { Translated } from "#texts/translated.ts";

export const keys: Translated<typeof english> = {
  title: "キーボードショートカット",
  everywhere: "表とダイアログ",
  screen: "この画面",
  rows: "次または前の行",
  rowEnds: "最初または最後の行",
  openRow: "行を開く",
  undo: "直前の変更を元に戻す（入力欄の外）",
  redo: "直前の変更をやり直す",
  leave: "ダイアログまたはメニューを閉じる",
  single: "単一キーのショートカット",
  singleHint: "音声入力を使う場合や、誤ってキーを押す場合はオフにしてください。",
  cells: "行のセル",
  editCell: "セルを編集",
};
