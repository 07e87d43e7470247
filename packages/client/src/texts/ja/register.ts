import type { register as english } from "#texts/en/register.ts";
import type { Translated } from "#texts/translated.ts";

export const register: Translated<typeof english> = {
  title: "アカウントを作成",
  hint: "*の付いたフィールドは必須です。",
  createAccount: "アカウントを作成",
  showPassword: "パスワードを表示",
  missing: "{label}は必須です。",
  noAddress: "メールアドレスではありません。@がありません。",
  tooShort: "{count, plural, other {#文字}}以上",
  tooLong: "{count, plural, other {#文字}}以内",
  refused: "アカウントは作成されませんでした",
  unreachable: "サーバーに接続できませんでした。接続を確認してから再試行してください。",
  unexpected: "予期しないエラーが発生しました。再試行してください。",
  haveAccount: "アカウントをお持ちの場合",
  signIn: "ログイン",
  waitingTitle: "登録を受け付けました",
  waiting: "アカウントを作成しました。",
  next: "次の手順",
  nextApproval:
    "管理者による承認が必要な場合があります。承認後、新しい認証情報でログインしてください。",
  toSignIn: "ログインへ",
  closedTitle: "登録は受け付けていません",
  closed:
    "このAPIは登録を受け付けていません。管理者にアカウントを依頼してから、ログインしてください。",
};
