import type { tenants as english } from "#texts/en/tenants.ts";
import type { Translated } from "#texts/translated.ts";

export const tenants: Translated<typeof english> = {
  choose: "اختيار ⁨{label}⁩",
  change: "تغيير ⁨{label}⁩",
  hint: "تظهر قوائمه هنا وفي الشريط الجانبي.",
  confirm: "عرض القوائم",
  cancel: "إلغاء",
};
