import type { tenants as english } from "#texts/en/tenants.ts";
import type { Translated } from "#texts/translated.ts";

export const tenants: Translated<typeof english> = {
  choose: "{label}を選択",
  change: "{label}を変更",
  hint: "そのリストはこことサイドバーに表示されます。",
  confirm: "リストを表示",
  cancel: "キャンセル",
};
