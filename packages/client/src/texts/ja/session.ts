import type { session as english } from "#texts/en/session.ts";
import type { Translated } from "#texts/translated.ts";

export const session: Translated<typeof english> = {
  "signed-out": "ログアウトしました。",
  expired: "セッションが終了しました。もう一度ログインすると、続きから再開できます。",
  refused:
    "APIがアクセスを拒否したため、セッションが終了しました。続けるには、もう一度ログインしてください。",
  "other-tab": "別のタブでログアウトしました。",
  notLasting:
    "このブラウザーはページのデータを保存しないため、セッションはページを閉じるか再読み込みすると終了します。",
};
