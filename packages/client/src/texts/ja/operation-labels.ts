import type { operationLabels as english } from "#texts/en/operation-labels.ts";
import type { Translated } from "#texts/translated.ts";

export const operationLabels: Translated<typeof english> = {
  list: "{label}の一覧",
  read: "{label}の読み取り",
  create: "{label}の作成",
  update: "{label}の変更",
  replace: "{label}の置き換え",
  remove: "{label}の削除",
  get: "{label}の取得",
  post: "{label}の送信",
  put: "{label}の設定",
  patch: "{label}の変更",
  delete: "{label}の削除",
};
