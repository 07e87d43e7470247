import type { responses as english } from "#texts/en/responses.ts";
import type { Translated } from "#texts/translated.ts";

export const responses: Translated<typeof english> = {
  "broken-off": "応答が完了する前に終了しました。再試行してください。",
  encoding: "応答の圧縮形式をデコードできませんでした。",
  redirect: "APIがリダイレクトを返しました。リダイレクトには従いません。",
  "redirect-loop": "APIがこのリクエストを際限なくリダイレクトしています。",
  "no-json": "応答が有効なJSONではありません。",
  html: "データではなくWebページが返されました。プロキシへのログインが必要な可能性があります。",
  type: "応答の種類がAPIで宣言されていません。",
  "no-record": "応答にレコードが含まれていません。",
  "no-rows": "応答に行がありません。",
  "other-records":
    "応答には他の複数のレコードが含まれています。それらが変更され、新しいレコードは存在しない可能性があります。",
  assumed:
    "この操作を説明する情報がありません。まずフォームで1件のレコードを保存してください。リクエストが表示されます。",
  exists: "このキーのレコードは既に存在します。変更するには開いてください。",
  undecodable: "一部のテキストをデコードできず、�と表示されます。レコード全体は保存できません。",
  "unseen-fields": "APIがレコードのすべての値を返さないため、フォームで編集してください。",
  cut: "ページが大きすぎるため、要求より少ない行が表示されています。",
  falseTotal:
    "APIが示す件数は{count}件ですが、ページはその前で終わります。一覧は完全ではない可能性があります。",
  pageLost:
    "{count}ページ目は開けません。この一覧のページを指定する方法が不明なため、最初の行を表示しています。",
};
