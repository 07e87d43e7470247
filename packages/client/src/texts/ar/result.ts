import type { result as english } from "#texts/en/result.ts";
import type { Translated } from "#texts/translated.ts";

export const result: Translated<typeof english> = {
  copy: "نسخ \u2068{label}\u2069",
  download: "تنزيل \u2068{name}\u2069",
  file: "\u2068{type}\u2069، \u2068{size}\u2069",
  jobCancel: "إلغاء المهمة",
  jobDone: "اكتملت المهمة",
  jobFailed: "فشلت المهمة",
  jobNotRead: "تعذرت قراءة المهمة",
  jobRunning: "المهمة قيد التنفيذ",
  json: "JSON",
  noContent: "تم. الرد بلا محتوى.",
  noRows: "الرد قائمة فارغة.",
  readable: "منسّق",
  responded: "الرد: {status}",
  response: "الرد",
  responseMode: "تنسيق الرد",
  row: "الصف",
  rows: "الصفوف",
};
