import type { settings as english } from "#texts/en/settings.ts";
import type { Translated } from "#texts/translated.ts";

export const settings: Translated<typeof english> = {
  account: "アカウント",
  colors: "配色",
  colorsHint: "「システムに合わせる」は、システムの設定に常に追従します。",
  connection: "接続",
  connectionHint:
    "必要とするすべての呼び出しで送信されます。このブラウザーを使う全員に適用されます。",
  density: "行の高さ",
  densityHint:
    "ここに限らず、このブラウザーでこのAPIにログインしたときのすべての表に適用されます。",
  email: "メールアドレス",
  language: "言語と地域",
  languageInputs: "ブラウザー標準の日付と時刻の入力欄は、ブラウザーの言語のままです。",
  languageHint: "数値と日付は、ブラウザーの地域の形式で表示します：{number}、{date}。",
  name: "名前",
  changePassword: "パスワードを変更",
  currentPassword: "現在のパスワード",
  newPassword: "新しいパスワード",
  repeatPassword: "新しいパスワード（再入力）",
  password: "パスワードを変更",
  role: "ロール",
  title: "設定",
};
