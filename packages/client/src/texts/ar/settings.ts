import type { settings as english } from "#texts/en/settings.ts";
import type { Translated } from "#texts/translated.ts";

export const settings: Translated<typeof english> = {
  account: "حسابك",
  colors: "الألوان",
  colorsHint: "«حسب النظام» يتبع نظامك مباشرة.",
  connection: "الاتصال",
  connectionHint: "يُرسل مع كل استدعاء يطلبه، لكل من يستخدم هذا المتصفح.",
  density: "ارتفاع الصفوف",
  densityHint: "لكل الجداول، هنا وحيثما سجّلت الدخول إلى واجهة API هذه بهذا المتصفح.",
  email: "البريد الإلكتروني",
  language: "اللغة والمنطقة",
  languageInputs: "حقول التاريخ والوقت الخاصة بالمتصفح تبقى بلغة المتصفح.",
  languageHint: "تُكتب الأرقام والتواريخ بحسب منطقة متصفحك: {number}، \u2068{date}\u2069.",
  name: "الاسم",
  changePassword: "تغيير كلمة المرور",
  currentPassword: "كلمة المرور الحالية",
  newPassword: "كلمة المرور الجديدة",
  repeatPassword: "تكرار كلمة المرور الجديدة",
  password: "تغيير كلمة المرور",
  role: "الدور",
  title: "الإعدادات",
};
