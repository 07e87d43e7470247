import type { register as english } from "#texts/en/register.ts";
import type { Translated } from "#texts/translated.ts";

export const register: Translated<typeof english> = {
  title: "アカウントを作成",
  hint: "すぐに終わります。*の付いた欄は必須です。",
  createAccount: "アカウントを作成",
  showPassword: "入力内容を表示",
  missing: "{label}は必須です。",
  noAddress: "メールアドレスではありません。@がありません。",
  tooShort: "{count, plural, other {#文字}}以上にしてください。",
  tooLong: "{count, plural, other {#文字}}以内にしてください。",
  refused: "アカウントは作成されませんでした",
  unreachable: "サーバーに接続できませんでした。接続を確認してから、もう一度お試しください。",
  unexpected: "予期しないエラーが発生しました。もう一度お試しください。",
  haveAccount: "すでにアカウントをお持ちの場合",
  signIn: "ログイン",
  waitingTitle: "あと少しです",
  waiting: "アカウントを作成しました。",
  next: "次に行うこと",
  nextApproval:
    "アカウントに承認が必要な場合は、まず承認されるのを待ちます。その後、今決めた内容でログインしてください。",
  toSignIn: "ログインへ",
  closedTitle: "ここでは登録できません",
  closed:
    "このAPIは登録を受け付けていません。アカウントはAPIの管理者が作成します。管理者に依頼してから、ログインしてください。",
};
