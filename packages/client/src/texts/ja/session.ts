import type { session as english } from "#texts/en/session.ts";
import type { Translated } from "#texts/translated.ts";

export const session: Translated<typeof english> = {
  "signed-out": "ログアウトしました。",
  expired: "セッションが終了しました。続けるにはもう一度ログインしてください。",
  refused: "APIがアクセスを拒否したため、セッションが終了しました。もう一度ログインしてください。",
  "other-tab": "別のタブでログアウトしました。",
  notLasting:
    "このブラウザーは保存をブロックしています。ページを閉じるか再読み込みすると、セッションが終了します。",
};
