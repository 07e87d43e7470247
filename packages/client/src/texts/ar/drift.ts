import type { drift as english } from "#texts/en/drift.ts";
import type { Translated } from "#texts/translated.ts";

export const drift: Translated<typeof english> = {
  added: "الجديد: \u2068{choices}\u2069.",
  adopt: "استخدام الوصف الجديد",
  close: "ليس الآن",
  counted: {
    "resource-new":
      "{count, plural, zero {لا قوائم جديدة} one {قائمة جديدة} two {قائمتان جديدتان} few {# قوائم جديدة} many {# قائمة جديدة} other {# قائمة جديدة}}",
    "resource-gone":
      "{count, plural, zero {لم تُحذف قوائم} one {حُذفت قائمة} two {حُذفت قائمتان} few {حُذفت # قوائم} many {حُذفت # قائمة} other {حُذفت # قائمة}}",
    "operation-new":
      "{count, plural, zero {لا عمليات جديدة} one {عملية جديدة} two {عمليتان جديدتان} few {# عمليات جديدة} many {# عملية جديدة} other {# عملية جديدة}}",
    "operation-gone":
      "{count, plural, zero {لم تُحذف عمليات} one {حُذفت عملية} two {حُذفت عمليتان} few {حُذفت # عمليات} many {حُذفت # عملية} other {حُذفت # عملية}}",
    "server-new":
      "{count, plural, zero {لا خوادم جديدة} one {خادم جديد} two {خادمان جديدان} few {# خوادم جديدة} many {# خادمًا جديدًا} other {# خادم جديد}}",
    "server-gone":
      "{count, plural, zero {لم تُحذف خوادم} one {حُذف خادم} two {حُذف خادمان} few {حُذفت # خوادم} many {حُذف # خادمًا} other {حُذف # خادم}}",
    "sign-in-new":
      "{count, plural, zero {لا طرق جديدة لتسجيل الدخول} one {طريقة جديدة لتسجيل الدخول} two {طريقتان جديدتان لتسجيل الدخول} few {# طرق جديدة لتسجيل الدخول} many {# طريقة جديدة لتسجيل الدخول} other {# طريقة جديدة لتسجيل الدخول}}",
    "sign-in-gone":
      "{count, plural, zero {لم تُحذف طرق لتسجيل الدخول} one {حُذفت طريقة لتسجيل الدخول} two {حُذفت طريقتان لتسجيل الدخول} few {حُذفت # طرق لتسجيل الدخول} many {حُذفت # طريقة لتسجيل الدخول} other {حُذفت # طريقة لتسجيل الدخول}}",
    "sign-in-other":
      "{count, plural, zero {لا طرق لتسجيل الدخول تغيّر عملها} one {طريقة لتسجيل الدخول تغيّر عملها} two {طريقتان لتسجيل الدخول تغيّر عملهما} few {# طرق لتسجيل الدخول تغيّر عملها} many {# طريقة لتسجيل الدخول تغيّر عملها} other {# طريقة لتسجيل الدخول تغيّر عملها}}",
    "field-new":
      "{count, plural, zero {لا حقول جديدة} one {حقل جديد} two {حقلان جديدان} few {# حقول جديدة} many {# حقلًا جديدًا} other {# حقل جديد}}",
    "field-gone":
      "{count, plural, zero {لم تُحذف حقول} one {حُذف حقل} two {حُذف حقلان} few {حُذفت # حقول} many {حُذف # حقلًا} other {حُذف # حقل}}",
    "field-required":
      "{count, plural, zero {لا حقول أصبحت مطلوبة} one {حقل أصبح مطلوبًا} two {حقلان أصبحا مطلوبين} few {# حقول أصبحت مطلوبة} many {# حقلًا أصبح مطلوبًا} other {# حقل أصبح مطلوبًا}}",
    "field-optional":
      "{count, plural, zero {لا حقول أصبحت اختيارية} one {حقل أصبح اختياريًا} two {حقلان أصبحا اختياريين} few {# حقول أصبحت اختيارية} many {# حقلًا أصبح اختياريًا} other {# حقل أصبح اختياريًا}}",
    "field-kind":
      "{count, plural, zero {لا حقول تغيّر نوعها} one {حقل تغيّر نوعه} two {حقلان تغيّر نوعهما} few {# حقول تغيّر نوعها} many {# حقلًا تغيّر نوعها} other {# حقل تغيّر نوعها}}",
    "field-choices":
      "{count, plural, zero {لا حقول تغيّرت خياراتها} one {حقل تغيّرت خياراته} two {حقلان تغيّرت خياراتهما} few {# حقول تغيّرت خياراتها} many {# حقلًا تغيّرت خياراتها} other {# حقل تغيّرت خياراتها}}",
  },
  details: "التفاصيل",
  field: "\u2068{field}\u2069 (\u2068{of}\u2069)",
  hint: "ما زالت هذه الصفحة تعمل بالوصف السابق. ما كتبته يبقى عند الانتقال إلى الوصف الجديد.",
  kind: "\u2068{field}\u2069: النوع السابق: \u2068{before}\u2069، النوع الآن: \u2068{after}\u2069.",
  kinds: {
    boolean: "نعم أو لا",
    choice: "خيار",
    choices: "عدة خيارات",
    colour: "لون",
    date: "تاريخ",
    "date-time": "تاريخ ووقت",
    duration: "مدة",
    email: "عنوان بريد إلكتروني",
    file: "ملف",
    group: "مجموعة حقول",
    image: "صورة",
    json: "JSON",
    list: "قائمة",
    "long-text": "نص طويل",
    map: "قيم بأسماء",
    number: "رقم",
    reference: "سجل",
    references: "عدة سجلات",
    secret: "قيمة سرية",
    text: "نص",
    time: "وقت من اليوم",
    url: "عنوان ويب",
    variants: "واحد من عدة أنواع",
  },
  operation: "\u2068{label}\u2069 (\u2068{call}\u2069)",
  removed: "المحذوف: \u2068{choices}\u2069.",
  title: "ما تغيّر في واجهة API",
  told: "تغيّرت واجهة API: \u2068{what}\u2069.",
  ways: {
    "authorization-code": "عبر صفحة المزوّد (OAuth 2)",
    basic: "اسم المستخدم وكلمة المرور، يُرسلان مع كل استدعاء",
    "client-credentials": "اسم برنامج وسرّه (OAuth 2)",
    none: "دون تسجيل دخول",
    "openid-connect": "عبر صفحة المزوّد (OpenID Connect)",
    password: "اسم المستخدم وكلمة المرور",
    token: "رمز مميز أو مفتاح",
  },
};
