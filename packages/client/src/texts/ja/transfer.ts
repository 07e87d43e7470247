import type { transfer as english } from "#texts/en/transfer.ts";
import type { Translated } from "#texts/translated.ts";

export const transfer: Translated<typeof english> = {
  behind: "バックグラウンドで実行",
  cancel: "キャンセル",
  close: "閉じる",
  columns: "列",
  columnsAll: "すべて（{count}）",
  columnsShown: "表示中（{count}）",
  discard: "破棄",
  export: "エクスポート",
  exportAll: "検索とフィルターに一致するすべての{label}。",
  exportChosen: "選択した{label}。",
  exportChosenTotal: "選択した{label}（{total}件）。",
  exportTitle: "{label}をエクスポート",
  exportTotal: "検索とフィルターに一致するすべての{label}（{total}件）。",
  failed: "エラーの前に、{label} {total}件中{written}件をエクスポートしました。",
  failedTitle: "エクスポートに失敗しました",
  format: "形式",
  formatHint: {
    csv: "表計算ソフト用。数式はエスケープされます。このファイルをインポートすると同じ値に戻ります。",
    json: "レコードの1つの配列。値はAPIが返したままです。",
    ndjson: "1行に1レコード。値はAPIが返したままです。",
  },
  incompleteFile: "未完了",
  storePart: "途中までのファイルを保存",
  storePartHint:
    "途中までのファイルを保存できます。ファイル名と最後の行に、不完全であることが示されます。",
  storePartHintChosen:
    "途中までのファイルを保存できます。最後の行に、不完全であることが示されます。",
  lost: "{label} {total}件中{written}件でセッションが終了しました。何も保存されていません。一覧からもう一度エクスポートしてください。",
  moved: "エクスポート中にレコードが変わりました",
  movedHint:
    "APIが返した件数は、最初{promised}件、その後{total}件でした。{written}件をエクスポートしました。",
  tabHint: "このタブを開いている間、ほかの画面でもエクスポートは続きます。",
  note: "{total}行中{written}行。エクスポートは不完全です",
  progress: "エクスポートの進行状況",
  saved: "「{file}」として保存しました。",
  stop: "中止",
  stopped: "{label} {total}件中{written}件で中止しました。",
  whole: "{label} {written}件をすべてエクスポートしました。",
  mayBeMore: "さらにレコードがある可能性があります",
  mayBeMoreHint: "APIは続きのレコードへの経路を示していません。",
  wholeOpen: "{written}件の{label}をエクスポートしました。",
  written: "{label} {written}件をエクスポートしました",
  writtenOf: "{label} {total}件中{written}件をエクスポートしました",
};
