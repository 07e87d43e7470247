import type { form as english } from "#texts/en/form.ts";
import type { Translated } from "#texts/translated.ts";

export const form: Translated<typeof english> = {
  allMine: "すべて自分の値",
  allTheirs: "すべて相手の値",
  becomes: "変更後",
  before: "変更前",
  bothChanged: "双方が変更",
  byMe: "自分が変更",
  byThem: "ほかの人が変更",
  cancel: "キャンセル",
  chooseFirst: "{count, plural, other {残り#件を選択}}",
  chooseHint: "双方が変更したフィールドについて、残す値を先に選んでください。",
  compare: "{count, plural, other {異なる#件のフィールドを比較}}",
  conflict: "その間に、ほかの人がこのレコードを変更しました",
  conflictHint:
    "まだ何も保存されていません。双方が変更したフィールドは、残す値を選んでください。それ以外は決まっています。",
  create: "新規：{label}",
  discard: "入力内容を破棄",
  edit: "{name}を編集",
  elsewhere: "{count, plural, other {ここでは変更しないフィールド{shown}件}}",
  failed: "{label}を保存できませんでした",
  goOn: "編集を続ける",
  gone: "このレコードはもうありません",
  goneDraft: "入力した内容はまだ残っています：",
  goneHint: "削除されたか、アドレスに誤りがあります。",
  leave: "保存せずに移動しますか？",
  leaveDiscard: "破棄する",
  leaveHint:
    "入力した内容は保存されていません。このブラウザーに残り、戻ってきたときに表示されます。",
  leaveKeep: "下書きを残して移動",
  loading: "{label}を読み込み中",
  look: "APIの現在の内容を確認",
  lookAgain: "もう一度確認",
  lookFailed: "APIに問い合わせできませんでした",
  lookFirst: "保存済みかどうかわかりません。先にAPIの現在の内容を確認してください。",
  merge: "フィールドごとにマージ",
  mergeHint:
    "入力した後にレコードが変わりました。双方が変更したフィールドは、残す値を選んでください。それ以外は決まっています。",
  mergeTake: "この内容にする",
  mergeTitle: "下書きと現在のレコード",
  mine: "自分の値",
  notOffered: "APIはこれに対応していません",
  notOfferedCreate: "新規作成する操作がありません：{label}。",
  notOfferedEdit: "変更する操作がありません：{label}。",
  notRead: "{label}を読み込めませんでした",
  nothing: "なし",
  now: "現在",
  otherDrafts: "{count, plural, other {ほかに#件の下書きが残っています}}",
  otherDraftsHint:
    "別のタブで入力した内容は、別の下書きとして保たれます。どれを続けても、何も失われません。",
  otherDraftTake: "{time}の下書きを続ける",
  otherTab: "このフォームは別のタブでも入力されています",
  otherTabHint:
    "入力内容はタブごとに保たれます。後から保存するときに、双方が変更したフィールドについて確認します。",
  restored: "入力内容を復元しました",
  restoredHint: "まだ保存されていません。レコードは入力したときのままです。",
  restoredMoved:
    "まだ保存されておらず、その後レコードが変わっています。保存しても、確認なしに上書きすることはありません。",
  restoredNew: "まだ保存されていません。",
  save: "保存",
  saveMerged: "この内容で保存",
  secret: "秘密の値",
  seen: {
    found:
      "{count, plural, =0 {APIにこの値のレコード（{label}）は見つかりません。保存するともう一度送信されます。} other {APIにこの値のレコード（{label}）が#件あります：}}",
    new: {
      arrived: "APIにあります。保存されていました。",
      missing: "APIにはありません。",
      moved: "APIには、その場所に別のレコードがあります。",
      gone: "APIにはありません。",
      unseen:
        "APIには探す手段がありません。保存するともう一度送信されるため、先にご自身で確認してください。",
    },
    old: {
      arrived: "変更はAPIに届いています。保存されていました。",
      missing: "APIのレコードは以前のままです。変更は届いていません。もう一度保存してください。",
      moved:
        "レコードは、最後に見たときから変わっています。ほかの人が変更しました。保存すると違いが表示されます。",
      gone: "APIにこのレコードはもうありません。",
      unseen:
        "APIにはこのレコードを表示する手段がありません。保存すると変更がもう一度送信されます。",
    },
  },
  settled: "一方だけが変更したため、決まっているもの",
  stay: "とどまる",
  thatIsIt: "これです",
  theirs: "相手の値",
  toList: "{label}へ移動",
  toRecord: "レコードへ移動",
  unchanged: "APIの内容と違いがないため、何も送信しませんでした。",
  unknown: "保存されたかどうかわかりません",
  unknownChange:
    "変更を{time}に送信しましたが、応答がありませんでした。APIに届いたかどうかは不明です。自動で再送信することはなく、入力内容は残っています。",
  unknownNew:
    "{time}に送信しましたが、応答がありませんでした。APIがレコードを作成したかどうかは不明です。自動で再送信することはなく、入力内容は残っています。",
};
