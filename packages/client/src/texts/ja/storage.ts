import type { storage as english } from "#texts/en/storage.ts";
import type { Translated } from "#texts/translated.ts";

export const storage: Translated<typeof english> = {
  blocked: "ブラウザーがこのページのストレージをブロックしています。",
  closed: "ブラウザーがストレージを閉じました。",
  full: "ブラウザーのストレージがいっぱいです。空き容量を増やしてください。",
  silent: "ブラウザーのストレージが応答しません。",
  title: "下書きは保存されません",
  form: "このタブを閉じるか再読み込みすると、入力内容は失われます。",
  leave:
    "ブラウザーは下書きを保存できません。変更が残るのは、このタブを閉じるか再読み込みするまでです。",
  stored: "下書きは保存されています。",
  inTab: "下書きが残るのは、このタブを閉じるか再読み込みするまでです。",
  jobs: "ジョブは保存されません",
  jobsHint: "ジョブが終わるまでこのタブを開いたままにしてください。閉じると結果が失われます。",
  signIn: "続けるにはサインイン",
  signInHint: "セッションが終了しました。サインインするまで入力内容はここに残ります。",
  newTab: "新しいタブでサインイン",
  newTabHint: "プロバイダーのページでサインインします。このタブは自動で続行します。",
};
