import type { descriptionProblems as english } from "#texts/en/description-problems.ts";
import type { Translated } from "#texts/translated.ts";

export const descriptionProblems: Translated<typeof english> = {
  empty: "文書が空です。OpenAPI文書を返すアドレスを指定してください。",
  binary: "テキストではありません。JSONまたはYAMLのOpenAPI文書を指定してください。",
  html: "これはウェブページで、定義そのものではありません。JSONまたはYAMLのOpenAPI文書のアドレスを指定してください。ドキュメントのページからopenapi.jsonやswagger.jsonとしてリンクされていることがよくあります。",
  xml: "これはXMLで、OpenAPI文書ではありません。WSDL、WADL、ODataのサービスの定義は、先にOpenAPIへ変換する必要があります。",
  "json-value":
    "正しいJSONではありません。{line}行{column}文字目に値がないか、JSONの書き方になっていません。そこを直してください。",
  "json-name":
    "正しいJSONではありません。{line}行{column}文字目には、二重引用符で囲んだメンバー名が必要です。そこを直してください。",
  "json-colon":
    "正しいJSONではありません。{line}行{column}文字目にコロンがありません。そこを直してください。",
  "json-comma":
    "正しいJSONではありません。{line}行{column}文字目にコンマか閉じ括弧がありません。そこを直してください。",
  "json-quote":
    "正しいJSONではありません。{line}行{column}文字目から始まる文字列が閉じていないか、エスケープの必要な文字を含んでいます。そこを直してください。",
  "json-end":
    "正しいJSONではありません。{line}行{column}文字目、終わりの後ろに余分なものがあります。取り除いてください。",
  "json-deep":
    "入れ子が深すぎて、ここでは読み取れません（{reason}）。分割するか、一部を省いてください。",
  "json-relaxed":
    "コメント、閉じ括弧の前のコンマ、またはJSONにない数値が含まれています。ここでは読み飛ばしますが、他のプログラムは受け付けないため、取り除いてください。",
  "yaml-indent":
    "正しいYAMLではありません。{line}行目の字下げが前後の行と合わないか、コロンを含むテキストが引用符で囲まれていません。そこを直してください。",
  "yaml-tab":
    "正しいYAMLではありません。{line}行目がタブで字下げされています。空白を使ってください。",
  "yaml-colon":
    "正しいYAMLではありません。{line}行目で、キーと値の間のコロンと空白がありません。そこを直してください。",
  "yaml-quote":
    "正しいYAMLではありません。引用符で囲んだテキストが{line}行目でまだ閉じていません。閉じるか、中の引用符を二重にしてください。",
  "yaml-open":
    "正しいYAMLではありません。{line}行目の始まりで、括弧か引用符で囲んだテキストがまだ閉じていません。閉じるか、その行を字下げしてください。",
  "yaml-bracket":
    "正しいYAMLではありません。{line}行目にコンマか閉じ括弧がありません。そこを直してください。",
  "yaml-escape":
    "正しいYAMLではありません。{line}行目で、二重引用符の中に意味を持たないバックスラッシュがあります。二重にするか、単一引用符を使ってください。",
  "yaml-control":
    "正しいYAMLではありません。制御文字が含まれています（{line}行目）。取り除いてください。",
  "yaml-deep": "入れ子が深すぎて、ここでは読み取れません。分割するか、一部を省いてください。",
  yaml: "{line}行目が正しいYAMLではありません（{reason}）。そこを直してください。",
  "yaml-indentation":
    "{line} 行目は括弧または引用符の中で字下げが足りません。そのまま読み込みますが、字下げを増やしてください。",
  "yaml-several":
    "テキストに複数のYAML文書があり、そのうち1つだけを読み取ります。それぞれ別のファイルにしてください。",
  "key-twice":
    "キー「{key}」が同じオブジェクトに2回あり（{line}行目）、最後のものだけが有効です。どちらかの名前を変えてください。",
  "key-twice-on":
    "{line}行目に同じキーが再び現れ、最後のものだけが有効です。どちらかの名前を変えてください。",
  "version-unsaid":
    "文書に`openapi`も`swagger`もないため、OpenAPI {version}として読み取ります。どのバージョンに従うかを先頭に書いてください。",
  "version-unknown":
    "文書のバージョンが「{written}」のため、OpenAPI {version}として読み取ります。どのバージョンに従うかを先頭に書いてください。",
  "no-openapi-version":
    "読み取れるOpenAPI文書ではありません（`openapi`も`swagger`もありません）。OpenAPI文書（Swagger 2.0またはOpenAPI 3）を指定してください。",
  "no-openapi-known":
    "読み取れるOpenAPI文書ではありません（バージョンは「{written}」です）。OpenAPI文書（Swagger 2.0またはOpenAPI 3）を指定してください。",
  "is-text":
    "これはただの文字列で、OpenAPI文書ではありません。OpenAPI文書（Swagger 2.0またはOpenAPI 3）を指定してください。",
  "is-list":
    "これは配列で、OpenAPI文書ではありません。OpenAPI文書（Swagger 2.0またはOpenAPI 3）を指定してください。",
  "is-swagger-1":
    "これはSwagger 1の目録で、OpenAPI文書ではありません。先にOpenAPI 3へ変換してください。",
  "is-asyncapi":
    "これはAsyncAPI文書で、OpenAPI文書ではありません。メッセージの定義なので、同じサービスのOpenAPI文書を指定してください。",
  "is-overlay":
    "これはOpenAPIのオーバーレイで、OpenAPI文書ではありません。対象のOpenAPI文書を指定してください。",
  "is-arazzo":
    "これはArazzo文書で、OpenAPI文書ではありません。そこに書かれているOpenAPI文書を指定してください。",
  "is-postman":
    "これはPostmanのコレクションで、OpenAPI文書ではありません。先にOpenAPIとして書き出してください。",
  "is-graphql":
    "これはGraphQLサービスの応答で、OpenAPI文書ではありません。OpenAPI文書（Swagger 2.0またはOpenAPI 3）を指定してください。",
  "is-error":
    "これはエラー応答で、OpenAPI文書ではありません。アドレスを確かめてください。ログインが必要か、移動した可能性があります。",
  "is-schema":
    "これはJSON Schemaで、OpenAPI文書ではありません。OpenAPI文書（Swagger 2.0またはOpenAPI 3）を指定してください。",
  "paths-missing":
    "文書に操作が定義されていません。`paths`がないか、オブジェクトではありません。追加するか、別の文書を指定してください。",
  "no-operations": "定義に操作がないため、表示するものがありません。正しい文書か確かめてください。",
  "no-server":
    "定義にAPIの場所が書かれていません。--upstreamとAPIのアドレスを付けてサービスを起動してください。",
  "reference-nowhere":
    "参照「{reference}」の先に何もありません。参照先を追加するか、参照を直してください。",
  "reference-circle":
    "参照「{reference}」は堂々巡りになっています。参照先を追加するか、参照を直してください。",
  "body-ignored":
    "{method} {path}は本文を求めていますが、ブラウザーはこのメソッドでは本文を送りません。本文なしで呼び出します。クエリパラメーターとして定義するか、POSTにしてください。",
  "security-undefined":
    "セキュリティ方式「{name}」が求められていますが、どこにも定義されていません。ログイン方法がわかるよう、components.securitySchemesに追加してください。",
  "extension-keys":
    "x-quarterdeck-resourceはキーとして{count}個のフィールドを挙げていますが、パスが取るのは{expected}個です。そこを直してください。",
  "extension-field":
    "x-quarterdeck-resourceが挙げるフィールド「{field}」はレコードにありません。そこを直してください。",
  "unsent-id":
    "{method} {path}はブラウザーから送信できません。アドレスに使えるIDがありません。英数字のoperationIdを付けてください。",
  "unsent-method-name":
    "{method} {path}はブラウザーから送信できません。HTTPのメソッドではありません。直してください。",
  "unsent-method":
    "{method} {path}はブラウザーから送信できません。ブラウザーがこのメソッドを拒みます。別のプログラムから呼び出してください。",
  "unsent-path":
    "{method} {path}はブラウザーから送信できません。パスの「{name}」が何かがわかりません。パラメーターとして定義してください。",
  "unsent-header":
    "{method} {path}はブラウザーから送信できません。ブラウザーはページがヘッダー{name}を設定することを許しません。別のプログラムから呼び出してください。",
  "unsent-parameter":
    "{method} {path}はブラウザーから送信できません。「{name}」を{type}として書けません。このパラメーターの定義を直してください。",
  "unsent-body":
    "{method} {path}はブラウザーから送信できません。「{type}」はメディアタイプではありません。本文のメディアタイプを直してください。",
  "description-unread": "{address}の定義を読み取れません。{reason}",
  "description-awaited": "定義をまだ読み取っています。少し待ってからやり直してください。",
  "too-many-files":
    "文書が{most}個を超えるファイルに分かれていて、残りは読み取りません。1つにまとめてください。",
  "file-unread":
    "文書が参照している{address}を読み取れませんでした。そこに置くか、文書を1つのファイルにまとめてください。{reason}",
  "no-loader": "ここでは他のファイルを読み取れません。",
  "no-such-file": "そのファイルはありません。パスを確かめてください。",
  "is-directory": "それはフォルダーです。中のOpenAPI文書のファイルを指定してください。",
  "is-no-file": "それはファイルではありません。パスを確かめてください。",
  "may-not-read": "このファイルを読み取る権限がありません。アクセス権を確かめてください。",
  "nothing-listens":
    "そこでは何も応答しません。APIを起動するか、ホストとポートを確かめてください。",
  "connection-closed": "接続が閉じられました。やり直すか、ホストとポートを確かめてください。",
  "host-unknown": "ホストが見つかりません。アドレスかネットワークを確かめてください。",
  "host-not-found": "ホスト名を今は解決できません。ネットワークを確かめてください。",
  "not-reached": "接続できません。アドレスかネットワークを確かめてください。",
  "not-reached-here":
    "このページから接続できません。アドレスと、他のオリジンのページによる読み取りをサーバーが許しているか（CORS）を確かめてください。",
  "too-slow": "{seconds}秒以内に応答がありませんでした。やり直すか、ファイルを指定してください。",
  "error-status":
    "応答は{status}でした。アドレスを確かめてください。ログインが必要か、移動した可能性があります。",
  "too-large": "{size} MBを超えています。一部を省いてください。",
  "too-large-together": "参照しているファイルが合わせて大きすぎます。いくつか省いてください。",
  "too-many-redirects": "{most}回を超えて転送されます。アドレスを確かめてください。",
  "no-web-address": "httpまたはhttpsのアドレスではありません。ウェブからたどるのはそれらだけです。",
  "no-description-file":
    ".json、.yaml、.ymlのファイルではありません。いずれかの拡張子を付けてください。",
  "private-network":
    "定義の取得元ではないプライベートネットワークにあります。文書を1つのファイルにまとめてください。",
  "not-read": "読み取れませんでした（{reason}）。アドレスを確かめてください。",
  "too-much":
    "文書の入れ子が深すぎるか大きすぎて、ここでは解釈できません（{reason}）。分割するか、一部を省いてください。",
  "internal-error":
    "Quarterdeckがこの文書の処理に失敗しました（{reason}）。文書ではなくQuarterdeckの不具合です。できれば文書を添えて報告してください。",
  "overlay-unread": "{address}のオーバーレイを読み取れません。{reason}",
  "overlay-no-text": "{overlay}を読み取れません。{reason}",
  "overlay-unsaid":
    "{overlay}は読み取れるオーバーレイではありません（`overlay: 1.1.0`がありません）。バージョン1.0または1.1のOverlay文書を指定してください。",
  "overlay-unknown":
    "{overlay}は読み取れるオーバーレイではありません（バージョンは{version}です）。バージョン1.0または1.1のOverlay文書を指定してください。",
  "overlay-later":
    "{overlay}はOverlay仕様のバージョン{version}で書かれています。1.1から追加された内容は、ここではわかりません。",
  "overlay-other-document":
    "{overlay}は{address}向けと書かれています。この文書に合うか確かめるか、`extends`を直してください。",
  "overlay-too-large":
    "文書がエイリアスで自分自身を含んでいるか、展開すると大きすぎるため、オーバーレイを適用しません。その部分を書き出すか、`$ref`で参照してください。",
  "overlay-no-actions":
    "{overlay}に`actions`の配列がありません。`target`を持つアクションを1つ以上追加してください。",
  "action-no-target":
    "{overlay}、アクション{action}：`target`がありません。何を変えるかをJSONPathで書いてください。",
  "action-no-change":
    "{overlay}、アクション{action}（{target}）：何も変えません。`update`、`copy`、`remove: true`のいずれかを追加してください。",
  "action-no-change-yet":
    "{overlay}、アクション{action}（{target}）：何も変えません。`update`か`remove: true`を追加してください。",
  "action-copy-later":
    "{overlay}、アクション{action}（{target}）：何も変えません。`copy`には`overlay: 1.1.0`が必要です。",
  "action-two-changes":
    "{overlay}、アクション{action}（{target}）：`update`と`copy`は同時に使えません。どちらかを省いてください。",
  "action-copy-no-text":
    "{overlay}、アクション{action}（{target}）：`copy`が文字列ではありません。何を写すかをJSONPathで書いてください。",
  "action-no-path":
    "{overlay}、アクション{action}（{target}）：対象がJSONPathではありません（{reason}）。直してください（RFC 9535）。",
  "action-single-value":
    "{overlay}、アクション{action}（{target}）：Overlay 1.0が変えるのはオブジェクトと配列だけですが、単一の値を選んでいます。それを含むものを選ぶか、`overlay: 1.1.0`と書いてください。",
  "action-removes-all":
    "{overlay}、アクション{action}（{target}）：文書全体は削除できません。一部を選んでください。",
  "action-mixed":
    "{overlay}、アクション{action}（{target}）：オブジェクト、配列、単一の値を同時に選んでいます。一度に一種類だけ選んでください。",
  "action-mismatch":
    "{overlay}、アクション{action}（{target}）：対象は{now}ですが、更新する値は{next}です。前のアクションで削除するか、同じ種類の値で更新してください。",
  "action-mismatch-inside":
    "{overlay}、アクション{action}（{target}）：`{name}`は{now}ですが、{next}に変わってしまいます。前のアクションで削除するか、同じ種類の値で更新してください。",
  "action-list-in-list":
    "{overlay}、アクション{action}（{target}）：Overlay 1.0では配列が1つの要素として配列に追加されます。2つをつなげるには`overlay: 1.1.0`と書いてください。",
  "action-copy-no-path":
    "{overlay}、アクション{action}（{target}）：`copy`がJSONPathではありません（{reason}）。ちょうど1か所を選んでください。",
  "action-copy-nothing":
    "{overlay}、アクション{action}（{target}）：`copy`は何も選んでいません。ちょうど1か所を選んでください。",
  "action-copy-many":
    "{overlay}、アクション{action}（{target}）：`copy`が{count}か所を選んでいます。ちょうど1か所を選んでください。",
  "action-nothing-there":
    "{overlay}、アクション{action}（{target}）：そこには何もないため、何も変わりませんでした。対象を確かめてください。",
  "an-object": "オブジェクト",
  "a-list": "配列",
  "a-single-value": "単一の値",
};
