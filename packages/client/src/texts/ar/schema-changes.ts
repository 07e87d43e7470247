import type { schemaChanges as english } from "#texts/en/schema-changes.ts";
import type { Translated } from "#texts/translated.ts";

export const schemaChanges: Translated<typeof english> = {
  added: "أُضيف: \u2068{choices}\u2069.",
  adopt: "استخدام الإصدار الجديد",
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
    "operation-deprecated":
      "{count, plural, zero {لا عمليات مهملة} one {عملية مهملة} two {عمليتان مهملتان} few {# عمليات مهملة} many {# عملية مهملة} other {# عملية مهملة}}",
    "server-new":
      "{count, plural, zero {لا خوادم جديدة} one {خادم جديد} two {خادمان جديدان} few {# خوادم جديدة} many {# خادمًا جديدًا} other {# خادم جديد}}",
    "server-gone":
      "{count, plural, zero {لم تُحذف خوادم} one {حُذف خادم} two {حُذف خادمان} few {حُذفت # خوادم} many {حُذف # خادمًا} other {حُذف # خادم}}",
    "sign-in-new":
      "{count, plural, zero {لا طرق جديدة لتسجيل الدخول} one {طريقة جديدة لتسجيل الدخول} two {طريقتان جديدتان لتسجيل الدخول} few {# طرق جديدة لتسجيل الدخول} many {# طريقة جديدة لتسجيل الدخول} other {# طريقة جديدة لتسجيل الدخول}}",
    "sign-in-gone":
      "{count, plural, zero {لم تُحذف طرق لتسجيل الدخول} one {حُذفت طريقة لتسجيل الدخول} two {حُذفت طريقتان لتسجيل الدخول} few {حُذفت # طرق لتسجيل الدخول} many {حُذفت # طريقة لتسجيل الدخول} other {حُذفت # طريقة لتسجيل الدخول}}",
    "sign-in-other":
      "{count, plural, zero {لم تتغير طرق تسجيل الدخول} one {تغيرت طريقة لتسجيل الدخول} two {تغيرت طريقتان لتسجيل الدخول} few {تغيرت # طرق لتسجيل الدخول} many {تغيرت # طريقة لتسجيل الدخول} other {تغيرت # طريقة لتسجيل الدخول}}",
    "registration-new": "فُتح التسجيل",
    "registration-gone": "أُغلق التسجيل",
    "registration-other": "تغيّر التسجيل",
    "setting-new":
      "{count, plural, zero {لا إعدادات اتصال جديدة} one {إعداد اتصال جديد} two {إعدادا اتصال جديدان} few {# إعدادات اتصال جديدة} many {# إعداد اتصال جديدًا} other {# إعداد اتصال جديد}}",
    "setting-gone":
      "{count, plural, zero {لم تُحذف إعدادات اتصال} one {حُذف إعداد اتصال} two {حُذف إعدادا اتصال} few {حُذفت # إعدادات اتصال} many {حُذف # إعداد اتصال} other {حُذف # إعداد اتصال}}",
    "field-new":
      "{count, plural, zero {لا حقول جديدة} one {حقل جديد} two {حقلان جديدان} few {# حقول جديدة} many {# حقلًا جديدًا} other {# حقل جديد}}",
    "field-gone":
      "{count, plural, zero {لم تُحذف حقول} one {حُذف حقل} two {حُذف حقلان} few {حُذفت # حقول} many {حُذف # حقلًا} other {حُذف # حقل}}",
    "field-required":
      "{count, plural, zero {لا حقول أصبحت مطلوبة} one {حقل أصبح مطلوبًا} two {حقلان أصبحا مطلوبين} few {# حقول أصبحت مطلوبة} many {# حقلًا أصبح مطلوبًا} other {# حقل أصبح مطلوبًا}}",
    "field-optional":
      "{count, plural, zero {لا حقول أصبحت اختيارية} one {حقل أصبح اختياريًا} two {حقلان أصبحا اختياريين} few {# حقول أصبحت اختيارية} many {# حقلًا أصبح اختياريًا} other {# حقل أصبح اختياريًا}}",
    "field-deprecated":
      "{count, plural, zero {لا حقول مهملة} one {حقل مهمل} two {حقلان مهملان} few {# حقول مهملة} many {# حقلًا مهملًا} other {# حقل مهمل}}",
    "field-kind":
      "{count, plural, zero {لا حقول تغيّر نوعها} one {حقل تغيّر نوعه} two {حقلان تغيّر نوعهما} few {# حقول تغيّر نوعها} many {# حقلًا تغيّر نوعها} other {# حقل تغيّر نوعها}}",
    "field-item-kind":
      "{count, plural, zero {لا حقول تغيّر نوع عناصرها} one {حقل تغيّر نوع عناصره} two {حقلان تغيّر نوع عناصرهما} few {# حقول تغيّر نوع عناصرها} many {# حقلًا تغيّر نوع عناصرها} other {# حقل تغيّر نوع عناصرها}}",
    "field-relation":
      "{count, plural, zero {لا حقول تغيّر مرجعها} one {حقل تغيّر مرجعه} two {حقلان تغيّر مرجعهما} few {# حقول تغيّر مرجعها} many {# حقلًا تغيّر مرجعها} other {# حقل تغيّر مرجعها}}",
    "field-types":
      "{count, plural, zero {لا حقول تغيّرت متغيراتها} one {حقل تغيّرت متغيراته} two {حقلان تغيّرت متغيراتهما} few {# حقول تغيّرت متغيراتها} many {# حقلًا تغيّرت متغيراتها} other {# حقل تغيّرت متغيراتها}}",
    "field-choices":
      "{count, plural, zero {لا حقول تغيّرت خياراتها} one {حقل تغيّرت خياراته} two {حقلان تغيّرت خياراتهما} few {# حقول تغيّرت خياراتها} many {# حقلًا تغيّرت خياراتها} other {# حقل تغيّرت خياراتها}}",
    "parameter-new":
      "{count, plural, zero {لا معلمات جديدة} one {معلمة جديدة} two {معلمتان جديدتان} few {# معلمات جديدة} many {# معلمة جديدة} other {# معلمة جديدة}}",
    "parameter-gone":
      "{count, plural, zero {لم تُحذف معلمات} one {حُذفت معلمة} two {حُذفت معلمتان} few {حُذفت # معلمات} many {حُذفت # معلمة} other {حُذفت # معلمة}}",
    "parameter-required":
      "{count, plural, zero {لا معلمات أصبحت مطلوبة} one {معلمة أصبحت مطلوبة} two {معلمتان أصبحتا مطلوبتين} few {# معلمات أصبحت مطلوبة} many {# معلمة أصبحت مطلوبة} other {# معلمة أصبحت مطلوبة}}",
    "parameter-optional":
      "{count, plural, zero {لا معلمات أصبحت اختيارية} one {معلمة أصبحت اختيارية} two {معلمتان أصبحتا اختياريتين} few {# معلمات أصبحت اختيارية} many {# معلمة أصبحت اختيارية} other {# معلمة أصبحت اختيارية}}",
    "parameter-deprecated":
      "{count, plural, zero {لا معلمات مهملة} one {معلمة مهملة} two {معلمتان مهملتان} few {# معلمات مهملة} many {# معلمة مهملة} other {# معلمة مهملة}}",
    "parameter-kind":
      "{count, plural, zero {لا معلمات تغيّر نوعها} one {معلمة تغيّر نوعها} two {معلمتان تغيّر نوعهما} few {# معلمات تغيّر نوعها} many {# معلمة تغيّر نوعها} other {# معلمة تغيّر نوعها}}",
    "parameter-item-kind":
      "{count, plural, zero {لا معلمات تغيّر نوع عناصرها} one {معلمة تغيّر نوع عناصرها} two {معلمتان تغيّر نوع عناصرهما} few {# معلمات تغيّر نوع عناصرها} many {# معلمة تغيّر نوع عناصرها} other {# معلمة تغيّر نوع عناصرها}}",
    "parameter-relation":
      "{count, plural, zero {لا معلمات تغيّر مرجعها} one {معلمة تغيّر مرجعها} two {معلمتان تغيّر مرجعهما} few {# معلمات تغيّر مرجعها} many {# معلمة تغيّر مرجعها} other {# معلمة تغيّر مرجعها}}",
    "parameter-types":
      "{count, plural, zero {لا معلمات تغيّرت متغيراتها} one {معلمة تغيّرت متغيراتها} two {معلمتان تغيّرت متغيراتهما} few {# معلمات تغيّرت متغيراتها} many {# معلمة تغيّرت متغيراتها} other {# معلمة تغيّرت متغيراتها}}",
    "parameter-choices":
      "{count, plural, zero {لا معلمات تغيّرت خياراتها} one {معلمة تغيّرت خياراتها} two {معلمتان تغيّرت خياراتهما} few {# معلمات تغيّرت خياراتها} many {# معلمة تغيّرت خياراتها} other {# معلمة تغيّرت خياراتها}}",
  },
  details: "التفاصيل",
  field: "\u2068{field}\u2069 (\u2068{of}\u2069)",
  hint: "ما زالت هذه الصفحة تستخدم الإصدار السابق. تبقى مدخلاتك عند التبديل.",
  itemKind:
    "\u2068{field}\u2069: تغيّر نوع العناصر من \u2068{before}\u2069 إلى \u2068{after}\u2069.",
  kind: "\u2068{field}\u2069: تغيّر النوع من \u2068{before}\u2069 إلى \u2068{after}\u2069.",
  kinds: {
    boolean: "نعم/لا",
    choice: "خيار",
    choices: "اختيار متعدد",
    color: "لون",
    date: "تاريخ",
    "date-time": "تاريخ ووقت",
    duration: "مدة",
    email: "عنوان بريد إلكتروني",
    file: "ملف",
    group: "مجموعة حقول",
    image: "صورة",
    integer: "عدد صحيح",
    json: "JSON",
    list: "قائمة",
    "long-text": "نص طويل",
    map: "أزواج مفتاح وقيمة",
    number: "رقم",
    reference: "مرجع",
    references: "قائمة مراجع",
    secret: "قيمة سرية",
    text: "نص",
    time: "وقت من اليوم",
    url: "عنوان URL",
    variants: "متغيرات",
  },
  operation: "\u2068{label}\u2069 (\u2068{call}\u2069)",
  relation: "\u2068{field}\u2069: تغيّر المرجع من \u2068{before}\u2069 إلى \u2068{after}\u2069.",
  removed: "حُذف: \u2068{choices}\u2069.",
  title: "تغييرات API",
  announced: "تغيّرت واجهة API: \u2068{changes}\u2069.",
  ways: {
    "authorization-code": "تسجيل دخول موحّد (OAuth 2)",
    basic: "المصادقة الأساسية (Basic)",
    "client-credentials": "معرّف العميل والسر (OAuth 2)",
    none: "دون حساب",
    "openid-connect": "تسجيل دخول موحّد (OpenID Connect)",
    password: "اسم المستخدم وكلمة المرور",
    token: "رمز مميز أو مفتاح API",
  },
};
