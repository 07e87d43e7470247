import type { provider as english } from "#texts/en/provider.ts";
import type { Translated } from "#texts/translated.ts";

export const provider: Translated<typeof english> = {
  clientId: "クライアントID",
  clientIdHint: "プロバイダーがこのコンソールに割り当てたIDです。",
  clientSecret: "クライアントシークレット",
  secretHint: "今回のログインで一度だけ使用し、保存しません。",
  scopes: "スコープ",
  scopesHint: "スコープは空白で区切ってください。空の場合はプロバイダーの既定値を使います。",
  setUp: "プロバイダーの設定",
  redirect: "次のリダイレクトURIをプロバイダーに登録してください：",
  leaving: "プロバイダーのページでログインした後、ここに戻ります。",
  missing: "{label}は必須です。",
  title: "ログイン中",
  wait: "プロバイダーの応答を確認しています。",
  failed: "ログインに失敗しました",
  again: "ログインに戻る",
  unreachable: "ログインプロバイダーに接続できませんでした。接続を確認してから再試行してください。",
  blocked:
    "このページからログインプロバイダーに接続できませんでした。停止しているか、このオリジンをブロックしています（CORS）。管理者は、これらのリクエストをQuarterdeckサービス経由にできます。",
  unexpected: "ログインプロバイダーの応答が無効です。",
  insecure:
    "このログイン方法にはHTTPSまたはlocalhostが必要です。コンソールをhttpsのアドレスで開いてください。",
  unusable: "APIの定義に、ログインプロバイダーの有効なアドレスがありません。",
  "not-begun":
    "この応答はこのタブのログインのものではないため、使用しませんでした。もう一度ログインしてください。",
  "too-late":
    "ログインに時間がかかりすぎたため、完了しませんでした。もう一度ログインしてください。",
  "other-state":
    "この応答は別のログインのものであるため、使用しませんでした。もう一度ログインしてください。",
  "other-issuer":
    "別のプロバイダーからの応答であるため、使用しませんでした。APIの管理者に連絡してください。",
  refused: "プロバイダーがログインを拒否しました：{detail}",
  "no-token": "プロバイダーの応答にトークンが含まれていません。",
  "wrong-identity": "IDトークンがないか、このコンソール宛てではないため、拒否しました。",
};
