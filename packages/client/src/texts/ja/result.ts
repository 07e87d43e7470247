import type { result as english } from "#texts/en/result.ts";
import type { Translated } from "#texts/translated.ts";

export const result: Translated<typeof english> = {
  copy: "{label}をコピー",
  download: "{name}をダウンロード",
  file: "{type}、{size}",
  jobCancel: "ジョブをキャンセル",
  jobDone: "ジョブが完了しました",
  jobFailed: "ジョブが失敗しました",
  jobNotRead: "ジョブを読み取れません",
  jobRunning: "ジョブを実行中です",
  json: "JSON",
  noContent: "完了しました。応答に内容はありません。",
  noRows: "応答は空の一覧です。",
  readable: "整形済み",
  responded: "{status}の応答",
  response: "応答",
  responseMode: "応答の形式",
  row: "行",
  rows: "行",
};
