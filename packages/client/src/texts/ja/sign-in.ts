import type { signIn as english } from "#texts/en/sign-in.ts";
import type { Translated } from "#texts/translated.ts";

export const signIn: Translated<typeof english> = {
  refused: "ログインに失敗しました",
  unreachable: "サーバーに接続できませんでした。接続を確認してから再試行してください。",
  unexpected: "予期しないエラーが発生しました。再試行してください。",
  notApi: "{address}の応答はこのAPIのものではありません。",
  useUpstream:
    "アドレスが誤っている場合は、--upstreamで正しいアドレスを指定してサービスを起動してください。",
  useApiHost: "アドレスが誤っている場合は、ページのapiHostを修正してください。",
  noToken: "{call}は成功しましたが、応答に使用できるトークンがありません。",
  members: "応答の項目：{members}",
  noMembers: "応答に項目がありません。",
  searchedBody: "本文に見つかりません：{names}",
  searchedHeaders: "ヘッダーに見つかりません：{names}",
  cookies: "Cookie：{names}",
  noCookies: "応答はCookieを設定しませんでした。",
  refusedRead: "{path}は{status}で拒否しました。",
  askForToken: "トークンでログインするか、APIの管理者にお問い合わせください。",
  sends: "すべてのリクエストで送信",
  change: "変更",
  reset: "リセット",
  location: "場所",
  locations: {
    header: "ヘッダー",
    query: "クエリパラメーター",
    cookie: "Cookie",
  },
  name: "名前",
  prefix: "接頭辞",
  prefixHint: "トークンの前の文字列です（例：Bearer）。",
  badName: "有効なヘッダー名ではありません。",
  unchecked: "このAPIには、ログイン前にこれを確認できる読み取りがありません。",
  placeholder: "定義のサーバーは仮のものです",
  placeholderHint:
    "確認するまで{address}には何も送信されません。--upstreamで正しいアドレスを指定してサービスを起動してください。",
  confirm: "このサーバーを使用",
};
