import type { exploration as english } from "#texts/en/exploration.ts";
import type { Translated } from "#texts/translated.ts";

export const exploration: Translated<typeof english> = {
  label: "القوائم والسجلات التي عُثر عليها",
  running: "جارٍ البحث عن القوائم والسجلات…",
  hint: "للقراءة فقط.",
  failed: "تعذّرت قراءة القوائم.",
  retry: "إعادة المحاولة",
  unknown: "لا توضح API ما يمكنك تغييره.",
  unknownHint: "إذا رفضت نموذجًا، فسيظهر خطؤها.",
  readOnly: "القراءة فقط",
  offer: "عرض النماذج",
};
