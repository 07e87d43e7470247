import type { login as english } from "#texts/en/login.ts";
import type { Translated } from "#texts/translated.ts";

export const login: Translated<typeof english> = {
  title: "ログイン",
  signIn: "ログイン",
  otherWays: "ほかのログイン方法",
  withPassword: "アカウントとパスワード",
  withBasic: "ユーザー名とパスワード",
  username: "ユーザー名",
  password: "パスワード",
  tokens: {
    token: "トークン",
    "api-key": "APIキー",
    "access-token": "アクセストークン",
    cookie: "Cookie「{name}」",
  },
  withProvider: "シングルサインオン",
  withOpenId: "OpenID Connect",
  withClient: "クライアントIDとシークレット",
  withNothing: "アカウントなし",
  token: "トークン",
  tokenHint:
    "このAPIから発行されたトークンです。このブラウザーに保存され、すべての呼び出しで送信されます。",
  openHint: "このAPIにアカウントは不要です。そのままお入りください。",
  showPassword: "入力内容を表示",
  missing: "ログインするには{label}が必要です。",
  noAddress: "メールアドレスではありません。@がありません。",
  refused: "ログインできませんでした",
  unreachable: "サーバーに接続できませんでした。接続を確認してから、もう一度ログインしてください。",
  unexpected: "予期しないエラーが発生しました。もう一度お試しください。",
  noAccount: "アカウントをお持ちでない場合",
  createAccount: "アカウントを作成",
  noRegistration: "初めての方へ：アカウントは、このAPIの管理者が作成します。",
};
