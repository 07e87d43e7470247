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
  assumed: {
    title: "هل تريد إرسال هذا الطلب؟",
    hint: "لا شيء يصف هذه العملية، لذا فإن تأثيرها غير معروف. وقد تغيّر سجلات أخرى أيضًا.",
    send: "إرسال الطلب",
    cancel: "إلغاء",
    request: "الطلب",
  },
};
