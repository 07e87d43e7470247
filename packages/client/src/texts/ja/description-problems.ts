import type { descriptionProblems as english } from "#texts/en/description-problems.ts";
import type { Translated } from "#texts/translated.ts";

export const descriptionProblems: Translated<typeof english> = {
  empty: "文書が空です。OpenAPI文書のアドレスを使用してください。",
  binary: "テキストではありません。JSONまたはYAMLのOpenAPI文書を使用してください。",
  html: "これはウェブページで、OpenAPI文書ではありません。JSONまたはYAMLファイルのアドレスを使用してください。多くの場合、openapi.jsonやswagger.jsonとしてリンクされています。ない場合は、APIの一覧のアドレスを使用してください。",
  xml: "これはXMLで、OpenAPI文書ではありません。WSDL、WADL、ODataは先にOpenAPIへ変換してください。",
  "json-value":
    "{line}行{column}文字目のJSONが無効です：値がないか、正しくありません。修正してください。",
  "json-name":
    "{line}行{column}文字目のJSONが無効です：メンバー名がありません。二重引用符で囲んで追加してください。",
  "json-colon": "{line}行{column}文字目のJSONが無効です：コロンがありません。追加してください。",
  "json-comma":
    "{line}行{column}文字目のJSONが無効です：コンマか閉じ括弧がありません。追加してください。",
  "json-quote":
    "{line}行{column}文字目のJSONが無効です：文字列が閉じていないか、エスケープされていない文字があります。閉じるか、文字をエスケープしてください。",
  "json-end":
    "{line}行{column}文字目のJSONが無効です：終わりの後にテキストがあります。削除してください。",
  "json-deep": "文書の入れ子が深すぎます（{reason}）。分割するか、一部を削除してください。",
  "json-relaxed":
    "文書にコメント、末尾のコンマ、またはJSONにない数値があります。ここでは無視します。ほかのプログラムのために削除してください。",
  "yaml-indent":
    "{line}行目のYAMLが無効です：インデントが正しくないか、コロンを含むテキストが引用符で囲まれていません。インデントを修正するか、引用符を追加してください。",
  "yaml-tab":
    "{line}行目のYAMLが無効です：インデントにタブが使われています。空白を使用してください。",
  "yaml-colon":
    "{line}行目のYAMLが無効です：キーと値の間にコロンと空白がありません。追加してください。",
  "yaml-quote":
    "{line}行目のYAMLが無効です：引用符で囲んだテキストが閉じていません。閉じるか、中の引用符を二重にしてください。",
  "yaml-open":
    "{line}行目のYAMLが無効です：この行より前の括弧または引用符が閉じていません。閉じるか、この行をインデントしてください。",
  "yaml-bracket": "{line}行目のYAMLが無効です：コンマか閉じ括弧がありません。追加してください。",
  "yaml-escape":
    "{line}行目のYAMLが無効です：二重引用符内のバックスラッシュのエスケープが正しくありません。バックスラッシュを二重にするか、単一引用符を使用してください。",
  "yaml-control":
    "{line}行目のYAMLが無効です：テキストに制御文字が含まれています。削除してください。",
  "yaml-deep": "文書の入れ子が深すぎます。分割するか、一部を削除してください。",
  yaml: "{line}行目のYAMLが無効です（{reason}）。修正してください。",
  "yaml-indentation":
    "{line}行目は括弧または引用符の中でインデントが足りません。このまま読み込みますが、インデントを増やしてください。",
  "yaml-several":
    "ファイルに複数のYAML文書があり、1つだけを読み込みます。それぞれ別のファイルにしてください。",
  "key-twice":
    "キー「{key}」が重複しており（{line}行目）、最後の値だけを使用します。どちらかの名前を変更してください。",
  "key-twice-on":
    "{line}行目でキーが重複しており、最後の値だけを使用します。どちらかの名前を変更してください。",
  "version-unsaid":
    "文書に`openapi`または`swagger`のバージョンがないため、OpenAPI {version}として読み込みます。先頭にバージョンを追加してください。",
  "version-unknown":
    "バージョン「{written}」は不明なため、OpenAPI {version}として読み込みます。先頭のバージョンを修正してください。",
  "no-openapi-version":
    "OpenAPI文書ではありません：`openapi`または`swagger`がありません。OpenAPI文書（Swagger 2.0またはOpenAPI 3）を使用してください。",
  "no-openapi-known":
    "対応していないOpenAPI文書です（バージョン「{written}」）。OpenAPI文書（Swagger 2.0またはOpenAPI 3）を使用してください。",
  "is-text":
    "これはテキストで、OpenAPI文書ではありません。OpenAPI文書（Swagger 2.0またはOpenAPI 3）を使用してください。",
  "is-list":
    "これは配列で、OpenAPI文書ではありません。OpenAPI文書（Swagger 2.0またはOpenAPI 3）を使用してください。",
  "is-swagger-1":
    "これはSwagger 1の一覧で、OpenAPI文書ではありません。先にOpenAPI 3へ変換してください。",
  "is-asyncapi":
    "これはAsyncAPI文書で、OpenAPI文書ではありません。同じサービスのOpenAPI文書を使用してください。",
  "is-overlay":
    "これはOpenAPIのオーバーレイで、OpenAPI文書ではありません。変更対象のOpenAPI文書を使用してください。",
  "is-arazzo":
    "これはArazzo文書で、OpenAPI文書ではありません。参照先のOpenAPI文書を使用してください。",
  "is-wsdl":
    "これはWSDL文書（SOAP）で、OpenAPI文書ではありません。同じサービスのREST APIを使用してください。",
  "is-format":
    "これは{format}の文書で、OpenAPI文書ではありません。先にOpenAPIに変換するか、OpenAPIとしてエクスポートしてください。",
  "is-graphql-schema":
    "これはGraphQLスキーマで、OpenAPI文書ではありません。同じサービスのOpenAPI文書を使用してください。",
  "is-postman":
    "これはPostmanコレクションで、OpenAPI文書ではありません。先にOpenAPIとしてエクスポートしてください。",
  "is-graphql":
    "これはGraphQLの応答で、OpenAPI文書ではありません。OpenAPI文書（Swagger 2.0またはOpenAPI 3）を使用してください。",
  "is-error":
    "これはエラー応答で、OpenAPI文書ではありません。アドレスと、ログインが必要かどうかを確認してください。",
  "is-schema":
    "これはJSON Schemaで、OpenAPI文書ではありません。OpenAPI文書（Swagger 2.0またはOpenAPI 3）を使用してください。",
  "paths-missing":
    "文書に操作がありません：`paths`がないか、オブジェクトではありません。追加するか、別の文書を使用してください。",
  "no-operations": "定義に操作がありません。正しい文書か確認してください。",
  "private-server":
    "定義がプライベートネットワークのサーバーを指定しています：{server}。自分のサーバーであれば、--upstreamとそのアドレスを指定してサービスを起動してください。",
  "placeholder-server":
    "定義のサーバーは仮のものです：{server}。--upstreamとAPIのアドレスを指定してサービスを起動してください。",
  "description-moved":
    "定義の変更により、呼び出しまたはサインインの送信先が{origins}になりました。この変更は使用されません。正しい変更であれば、サービスを再起動してください。",
  "no-server":
    "定義にサーバーのアドレスがありません。--upstreamとAPIのアドレスを指定してサービスを起動してください。",
  "reference-nowhere":
    "参照「{reference}」の参照先がありません。参照先を追加するか、参照を修正してください。",
  "reference-circle":
    "参照「{reference}」が循環しています。参照先を追加するか、参照を修正してください。",
  "body-ignored":
    "{method} {path}にはリクエスト本文がありますが、ブラウザーは送信しません。クエリパラメーターまたはPOSTとして定義してください。",
  "pattern-unreadable":
    "パターン「{pattern}」はJavaScriptの正規表現ではありません。修正してください。修正されるまで無視されます。",
  "security-undefined":
    "必要なセキュリティ方式「{name}」が定義されていません。components.securitySchemesに追加してください。",
  "extension-keys":
    "x-quarterdeck-resourceのキーフィールドは{count}個ですが、パスには{expected}個必要です。キーを修正してください。",
  "extension-field":
    "x-quarterdeck-resourceが指定する「{field}」は、レコードのフィールドではありません。名前を修正してください。",
  "unsent-id":
    "{method} {path}はブラウザーから送信できません：使用できるIDがありません。英数字のoperationIdを追加してください。",
  "unsent-method-name":
    "{method} {path}はブラウザーから送信できません：HTTPのメソッドではありません。修正してください。",
  "unsent-method":
    "{method} {path}はブラウザーから送信できません：ブラウザーがこのメソッドを拒否します。別のプログラムから呼び出してください。",
  "unsent-path":
    "{method} {path}はブラウザーから送信できません：パスパラメーター「{name}」が定義されていません。パラメーターに追加してください。",
  "unsent-header":
    "{method} {path}はブラウザーから送信できません：ページはヘッダー{name}を設定できません。別のプログラムから呼び出してください。",
  "unsent-parameter":
    "{method} {path}はブラウザーから送信できません：「{name}」を{type}として書き込めません。定義を修正してください。",
  "unsent-body":
    "{method} {path}はブラウザーから送信できません：「{type}」はメディアタイプではありません。本文のメディアタイプを修正してください。",
  "description-unread": "{address}の定義を読み取れませんでした。{reason}",
  "description-awaited": "定義を読み込んでいます。しばらくしてから再試行してください。",
  "too-many-files":
    "文書は{most}個を超えるファイルを参照しており、残りは読み込みません。1つのファイルにまとめてください。",
  "other-hosts":
    "記録には他のホスト（{hosts}）への呼び出しが{count}件あり、コンソールには含まれません。別のファイルに記録してください。",
  "no-bodies":
    "記録に応答の内容が含まれていないため、一覧を開くまで項目がわかりません。内容を含めて保存してください。",
  "too-many-calls":
    "記録にはAPIの呼び出しが{most}件を超えて含まれており、残りは読み込みません。より短いセッションを記録してください。",
  "file-unread":
    "参照先のファイル{address}を読み取れませんでした。追加するか、文書を1つのファイルにまとめてください。{reason}",
  "no-loader": "ここでは他のファイルを読み取れません。",
  "no-such-file": "ファイルが存在しません。パスを確認してください。",
  "is-directory": "パスはディレクトリです。その中のOpenAPIファイルを使用してください。",
  "is-no-file": "パスはファイルではありません。パスを確認してください。",
  "may-not-read": "ファイルを読み取れません。アクセス権を確認してください。",
  "nothing-listens": "接続が拒否されました。APIを起動するか、ホストとポートを確認してください。",
  "connection-closed": "接続が閉じられました。再試行するか、ホストとポートを確認してください。",
  "host-unknown": "ホストが不明です。アドレスかネットワークを確認してください。",
  "host-not-found": "現在、ホスト名を解決できません。ネットワークを確認してください。",
  "not-reached": "アドレスに接続できませんでした。アドレスかネットワークを確認してください。",
  "not-reached-here":
    "このページからアドレスに接続できませんでした。アドレスと、サーバーのCORS設定を確認してください。",
  "too-slow":
    "サーバーが{seconds}秒以内に応答しませんでした。再試行するか、ファイルを使用してください。",
  "description-refused":
    "サーバーは {status} を返しました。--api-header で認証情報を指定してください。",
  "no-description-found":
    "このアドレス、そのリンク先、一般的なパスに OpenAPI 記述がありません。正確なアドレスを指定してください。",
  "error-status":
    "サーバーが{status}を返しました。アドレスと、ログインが必要かどうかを確認してください。",
  "too-large": "ファイルが{size} MBを超えています。分割するか、一部を削除してください。",
  "too-large-together": "参照先のファイルの合計が大きすぎます。一部を削除してください。",
  "too-many-redirects":
    "アドレスが{most}回を超えてリダイレクトします。アドレスを確認してください。",
  "no-web-address":
    "httpまたはhttpsのアドレスではありません。ウェブ上の定義が参照できるのはこれらだけです。",
  "no-description-file": "ファイルが.json、.yaml、.ymlではありません。名前を変更してください。",
  "private-network":
    "アドレスはプライベートネットワーク内にありますが、定義はそうではありません。文書を1つのファイルにまとめてください。",
  "untrusted-certificate":
    "サーバーの証明書は信頼されていません（{reason}）。証明書を更新するか、NODE_EXTRA_CA_CERTS で認証局を指定してください。",
  "not-read": "ファイルを読み取れませんでした（{reason}）。アドレスを確認してください。",
  "too-much":
    "文書の入れ子が深すぎるか、大きすぎます（{reason}）。分割するか、一部を削除してください。",
  "internal-error":
    "Quarterdeckがこの文書の処理に失敗しました（{reason}）。これはQuarterdeckの不具合です。可能であれば文書を添えて報告してください。",
  "overlay-unread": "{address}のオーバーレイを読み取れませんでした。{reason}",
  "overlay-no-text": "{overlay}を読み取れませんでした。{reason}",
  "overlay-unsaid":
    "{overlay}は対応しているオーバーレイではありません：`overlay: 1.1.0`がありません。Overlay 1.0または1.1を使用してください。",
  "overlay-unknown":
    "{overlay}は対応しているオーバーレイではありません（バージョン{version}）。Overlay 1.0または1.1を使用してください。",
  "overlay-later":
    "{overlay}はOverlay {version}を使用しています。1.1より新しい機能は無視されます。",
  "overlay-other-document":
    "{overlay}は{address}用です。この文書に合うか確認するか、`extends`を修正してください。",
  "overlay-too-large":
    "オーバーレイは適用されません：文書が再帰的か、エイリアスを展開すると大きすぎます。代わりに`$ref`を使用してください。",
  "overlay-no-actions":
    "{overlay}に`actions`の配列がありません。`target`を持つアクションを1つ以上追加してください。",
  "action-no-target":
    "{overlay}、アクション{action}：`target`がありません。JSONPathを追加してください。",
  "action-no-change":
    "{overlay}、アクション{action}（{target}）：変更が定義されていません。`update`、`copy`、`remove: true`のいずれかを追加してください。",
  "action-no-change-yet":
    "{overlay}、アクション{action}（{target}）：変更が定義されていません。`update`か`remove: true`を追加してください。",
  "action-copy-later":
    "{overlay}、アクション{action}（{target}）：`copy`にはOverlay 1.1が必要です。`overlay: 1.1.0`と書いてください。",
  "action-two-changes":
    "{overlay}、アクション{action}（{target}）：`update`と`copy`は併用できません。どちらかを削除してください。",
  "action-copy-no-text":
    "{overlay}、アクション{action}（{target}）：`copy`がテキストではありません。JSONPathを使用してください。",
  "action-no-path":
    "{overlay}、アクション{action}（{target}）：対象がJSONPathではありません（{reason}）。修正してください（RFC 9535）。",
  "action-single-value":
    "{overlay}、アクション{action}（{target}）：Overlay 1.0は単一の値を変更できません。それを含むオブジェクトまたは配列を選択するか、`overlay: 1.1.0`と書いてください。",
  "action-removes-all":
    "{overlay}、アクション{action}（{target}）：文書全体は削除できません。一部を選択してください。",
  "action-mixed":
    "{overlay}、アクション{action}（{target}）：対象にオブジェクト、配列、単一の値が混在しています。1種類だけを選択してください。",
  "action-mismatch":
    "{overlay}、アクション{action}（{target}）：対象は{now}ですが、更新する値は{next}です。同じ種類を使用するか、先に対象を削除してください。",
  "action-mismatch-inside":
    "{overlay}、アクション{action}（{target}）：`{name}`は{now}ですが、更新する値は{next}です。同じ種類を使用するか、先に削除してください。",
  "action-list-in-list":
    "{overlay}、アクション{action}（{target}）：Overlay 1.0は配列を1つの要素として追加します。配列を結合するには`overlay: 1.1.0`と書いてください。",
  "action-copy-no-path":
    "{overlay}、アクション{action}（{target}）：`copy`がJSONPathではありません（{reason}）。値を1つだけ選択してください。",
  "action-copy-nothing":
    "{overlay}、アクション{action}（{target}）：`copy`に一致する値がありません。値を1つだけ選択してください。",
  "action-copy-many":
    "{overlay}、アクション{action}（{target}）：`copy`が{count}個の値に一致します。1つだけ選択してください。",
  "action-nothing-there":
    "{overlay}、アクション{action}（{target}）：対象に一致するものがありません。対象を確認してください。",
  "an-object": "オブジェクト",
  "a-list": "配列",
  "a-single-value": "単一の値",
};
