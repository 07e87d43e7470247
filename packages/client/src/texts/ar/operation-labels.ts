import type { operationLabels as english } from "#texts/en/operation-labels.ts";
import type { Translated } from "#texts/translated.ts";

export const operationLabels: Translated<typeof english> = {
  list: "سرد \u2068{label}\u2069",
  read: "قراءة \u2068{label}\u2069",
  create: "إنشاء \u2068{label}\u2069",
  update: "تغيير \u2068{label}\u2069",
  replace: "استبدال \u2068{label}\u2069",
  remove: "حذف \u2068{label}\u2069",
  get: "جلب \u2068{label}\u2069",
  post: "إرسال \u2068{label}\u2069",
  put: "تعيين \u2068{label}\u2069",
  patch: "تغيير \u2068{label}\u2069",
  delete: "حذف \u2068{label}\u2069",
};
