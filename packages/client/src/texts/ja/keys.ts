import type { keys as english } from "#texts/en/keys.ts";
import type { Translated } from "#texts/translated.ts";

export const keys: Translated<typeof english> = {
  title: "キーボードショートカット",
  everywhere: "表とダイアログ",
  screen: "この画面",
  rows: "表の次の行／前の行",
  rowEnds: "最初の行／最後の行",
  openRow: "行を開く",
  undo: "直前の変更を元に戻す（入力欄の外）",
  redo: "やり直す",
  leave: "ダイアログまたはメニューを閉じる",
  single: "Ctrl、Alt、Cmdを使わないキー",
  singleHint: "音声で入力する場合や、誤ってキーを押すことがある場合は、オフにしてください。",
};
