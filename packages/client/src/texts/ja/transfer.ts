import type { transfer as english } from "#texts/en/transfer.ts";
import type { Translated } from "#texts/translated.ts";

export const transfer: Translated<typeof english> = {
  behind: "バックグラウンドで続行",
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
  failed: "失敗するまでに書き出したのは、{label} {total}件中{written}件だけです。",
  failedTitle: "エクスポートが途中で止まりました",
  format: "形式",
  formatHint: {
    csv: "表計算ソフト向け。数式として実行されうるセルは無害にします。このファイルをインポートすると同じ値になります。",
    json: "レコードの1つのリスト。値はすべてAPIが返したとおりです。",
    ndjson: "1行に1レコード。値はすべてAPIが返したとおりです。",
  },
  keep: "途中までを残す",
  keepHint: "途中までの内容を残せます。ファイル名と最後の行に、不完全であることが記されます。",
  keepHintChosen:
    "途中までの内容を、選択した名前で残せます。最後の行に、不完全であることが記されます。",
  lost: "{label}：{total}件中{written}件でセッションが終了しました。ファイルは保存されていません。一覧からもう一度エクスポートしてください。",
  moved: "その間に行が増減しました",
  movedHint:
    "APIの件数は最初が{promised}件、最後が{total}件でした。重複を除いて{written}件を読み込みました。",
  tabHint: "このタブを開いている間は、ほかの画面を見ていても続きます。",
  note: "{total}行中{written}行。エクスポートは最後まで到達しませんでした",
  progress: "エクスポートの進行状況",
  saved: "「{file}」として保存しました。",
  stop: "中止",
  stopped: "{label} {total}件中{written}件で中止しました。",
  whole: "{label} {written}件をすべて書き出しました。",
  written: "{label} {written}件を書き出しました",
  writtenOf: "{label} {total}件中{written}件を書き出しました",
};
