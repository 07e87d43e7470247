import type { settings as english } from "#texts/en/settings.ts";
import type { Translated } from "#texts/translated.ts";

export const settings: Translated<typeof english> = {
  account: "アカウント",
  colors: "カラーモード",
  colorsHint: "「システム」はシステムの設定に従います。",
  connection: "接続",
  connectionHint:
    "必要とするリクエストで送信されます。このブラウザーのすべてのユーザーに適用されます。",
  credentialAdd: "認証情報を追加",
  credentialHint:
    "セッションの認証情報を受け付けない操作の認証情報です。セッションとともに終了します。",
  credentialNeeded: "この操作には、セッションとは別の認証情報が必要です: {names}。",
  credentialReplace: "認証情報を置き換え",
  density: "表示密度",
  densityHint: "このブラウザーでの、このAPIのすべての表に適用されます。",
  email: "メールアドレス",
  headerAdd: "ヘッダーを追加",
  headerHint:
    "バージョンなど、APIへのすべてのリクエストに付けるヘッダーです。このブラウザに保存されます。",
  headerIllegal: "この名前のヘッダーはブラウザから送信できません。",
  headerName: "ヘッダー名",
  headerRemove: "削除",
  headerRemoveNamed: "{name}を削除",
  headerRequested: "APIはヘッダー{name}を求めています。値はすべてのリクエストで送信されます。",
  headerValue: "値",
  language: "言語と地域",
  languageHint: "数値と日付は、ブラウザーの地域の形式を使います：{number}、{date}。",
  name: "名前",
  changePassword: "パスワードを変更",
  currentPassword: "現在のパスワード",
  newPassword: "新しいパスワード",
  repeatPassword: "新しいパスワード（確認）",
  password: "パスワード",
  role: "ロール",
  title: "設定",
};
