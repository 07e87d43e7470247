import type { login as english } from "#texts/en/login.ts";
import type { Translated } from "#texts/translated.ts";

export const login: Translated<typeof english> = {
  report: "API レポートと修正",
  title: "ログイン",
  signIn: "ログイン",
  otherWays: "ほかのログイン方法",
  username: "ユーザー名",
  password: "パスワード",
  tokens: {
    token: "トークン",
    "api-key": "APIキー",
    "access-token": "アクセストークン",
    cookie: "Cookie「{name}」",
  },
  token: "トークン",
  tokenHint: "このAPIのトークンです。このブラウザーに保存され、すべてのリクエストで送信されます。",
  showPassword: "値を表示",
  missing: "{label}は必須です。",
  noAddress: "メールアドレスではありません。@がありません。",
  noAccount: "アカウントをお持ちでない場合",
  createAccount: "アカウントを作成",
  noRegistration: "アカウントをお持ちでない場合は、APIの管理者にお問い合わせください。",
};
