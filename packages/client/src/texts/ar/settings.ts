import type { settings as english } from "#texts/en/settings.ts";
import type { Translated } from "#texts/translated.ts";

export const settings: Translated<typeof english> = {
  account: "الحساب",
  colors: "وضع الألوان",
  colorsHint: "«النظام» يتبع إعداد نظامك.",
  connection: "الاتصال",
  connectionHint: "يُرسل مع الطلبات التي تحتاج إليه، لكل مستخدمي هذا المتصفح.",
  density: "كثافة العرض",
  densityHint: "يُطبَّق على كل جداول واجهة API هذه في هذا المتصفح.",
  email: "البريد الإلكتروني",
  language: "اللغة والمنطقة",
  languageHint: "تستخدم الأرقام والتواريخ منطقة متصفحك: {number}، \u2068{date}\u2069.",
  name: "الاسم",
  changePassword: "تغيير كلمة المرور",
  currentPassword: "كلمة المرور الحالية",
  newPassword: "كلمة المرور الجديدة",
  repeatPassword: "تأكيد كلمة المرور الجديدة",
  password: "كلمة المرور",
  role: "الدور",
  title: "الإعدادات",
};
