import type { imports as english } from "#texts/en/imports.ts";
import type { Translated } from "#texts/translated.ts";

export const imports: Translated<typeof english> = {
  allGood:
    "{good, plural, zero {لا صفوف للإرسال.} one {الصف جاهز للإرسال.} two {الصفان جاهزان للإرسال.} few {كل الصفوف (#) جاهزة للإرسال.} many {كل الصفوف (#) جاهزة للإرسال.} other {كل الصفوف (#) جاهزة للإرسال.}}",
  cancel: "إلغاء",
  check: "التحقق من كل الصفوف",
  checkFailed: "تعذر التحقق من الصفوف",
  checkHint: "لا يُرسل شيء قبل أن ترى النتيجة.",
  choose: "اختر ملفًا أو أفلته هنا",
  chooseAgain: "اختر «\u2068{name}\u2069» مرة أخرى للمتابعة",
  chooseAgainHint: "كان الملف أكبر من أن يُحفظ هنا؛ أما وجهات أعمدته فمحفوظة.",
  chooseHint: "\u200fCSV أو JSON أو NDJSON. يبقى على هذا الجهاز حتى ترسل صفوفه.",
  column: "عمود الملف",
  description: "من ملف، يُتحقق منه صفًا صفًا قبل إرسال أولها.",
  fault: {
    boolean: "«\u2068{text}\u2069» ليست true ولا false.",
    cells: "خلايا الصف أكثر من أعمدة صف العناوين.",
    choice: "«\u2068{text}\u2069» ليست من القيم الممكنة.",
    date: "«\u2068{text}\u2069» ليس تاريخًا مثل \u20682026-01-31\u2069.",
    "date-time": "«\u2068{text}\u2069» ليس وقتًا مثل \u20682026-01-31T09:30:00Z\u2069.",
    key: "لا يحدد الصف السجل الذي يخصه.",
    "new-key":
      "لا يوجد سجل «\u2068{text}\u2069»، والسجلات الجديدة تأخذ مفتاحها من واجهة API: اترك المفتاح فارغًا.",
    "no-record": "لا يوجد سجل «\u2068{text}\u2069».",
    number: "«\u2068{text}\u2069» ليس رقمًا مثل 12.50.",
    object: "«\u2068{text}\u2069» ليس كائن JSON.",
    record: "هذا ليس سجلًا.",
    "several-records": "هناك عدة سجلات باسم «\u2068{text}\u2069»: استخدم المفتاح.",
    time: "«\u2068{text}\u2069» ليس وقتًا من اليوم مثل 09:30:00.",
    twice: "صف سابق يخص السجل نفسه.",
    unlooked: "تعذر التحقق من وجود سجل «\u2068{text}\u2069».",
  },
  faults: "ما يمنع إرساله",
  file: "ملف الاستيراد",
  found:
    "{rows, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}، عدد الأعمدة: \u2068{columns}\u2069. اختر ملفًا آخر.",
  goalOf: "وجهة العمود «\u2068{column}\u2069»",
  goesTo: "الوجهة",
  impossible: "لا يمكن استيراد \u2068{label}\u2069",
  impossibleHint: "لا توجد في واجهة API عملية تنشئ سجلًا من هذا النوع أو تعدّله.",
  incomplete: "هذا الملف غير مكتمل",
  incompleteHint: "مكتوب فيه: \u2068{note}\u2069.",
  key: "المفتاح",
  leaveOut: "تجاوز",
  missingColumns: "لا عمود لما يحتاج إليه كل سجل: \u2068{labels}\u2069.",
  lookedUp: "السجلات التي تم البحث عنها: {looked} من {total}",
  mode: "ما تمثله الصفوف",
  modeHint: {
    change:
      "كل صف يعدّل السجل ذا المفتاح نفسه. الخلايا الفارغة تترك القيمة كما هي، وnull تجعلها null.",
    create: "كل صف يصبح سجلًا جديدًا. الخلايا الفارغة لا تُرسل.",
    upsert: "الصف الذي يوجد مفتاحه يعدّل سجله، وكل صف آخر يصبح سجلًا جديدًا. الخلايا الفارغة لا تُرسل.",
  },
  modes: { change: "تعديل سجلات", create: "إضافة سجلات", upsert: "إضافة أو تعديل" },
  moreFaulty:
    "{count, plural, zero {لا صفوف أخرى.} one {وصف آخر.} two {وصفان آخران.} few {و# صفوف أخرى.} many {و# صفًا آخر.} other {و# صف آخر.}}",
  noFileRows: "لا توجد صفوف في الملف.",
  noMapping: "اربط أولًا عمودًا واحدًا على الأقل بحقل.",
  noRows: "لا توجد صفوف في هذا الملف",
  oldEncoding: "هذا الملف ليس بترميز UTF-8",
  oldEncodingHint: "قُرئ بترميز Windows-1252: تحقق من صحة الأحرف.",
  parameters: "ما تطلبه واجهة API مع كل سجل",
  row: "الصف",
  rowName: "الصف {number}",
  saveFaulty:
    "{count, plural, zero {لا صفوف معيبة} one {حفظ الصف المعيب} two {حفظ الصفين المعيبين} few {حفظ # صفوف معيبة} many {حفظ # صفًا معيبًا} other {حفظ # صف معيب}}",
  send: {
    change:
      "{count, plural, zero {لا سجلات للتعديل} one {تعديل سجل واحد} two {تعديل سجلين} few {تعديل # سجلات} many {تعديل # سجلًا} other {تعديل # سجل}}",
    create:
      "{count, plural, zero {لا سجلات للإضافة} one {إضافة سجل واحد} two {إضافة سجلين} few {إضافة # سجلات} many {إضافة # سجلًا} other {إضافة # سجل}}",
    upsert:
      "{count, plural, zero {لا سجلات للإرسال} one {إرسال سجل واحد} two {إرسال سجلين} few {إرسال # سجلات} many {إرسال # سجلًا} other {إرسال # سجل}}",
  },
  someFaulty:
    "{good, plural, zero {لا صفوف يمكن إرسالها} one {صف واحد يمكن إرساله} two {صفان يمكن إرسالهما} few {# صفوف يمكن إرسالها} many {# صفًا يمكن إرسالها} other {# صف يمكن إرسالها}}، وما لا يمكن إرساله: {faulty}.",
  split:
    "{created, plural, zero {لا سجلات جديدة} one {سجل جديد واحد} two {سجلان جديدان} few {# سجلات جديدة} many {# سجلًا جديدًا} other {# سجل جديد}}، {changed, plural, zero {ولا تعديلات على الموجود} one {وتعديل واحد على الموجود} two {وتعديلان على الموجود} few {و# تعديلات على الموجود} many {و# تعديلًا على الموجود} other {و# تعديل على الموجود}}.",
  startOver: "البدء من جديد",
  title: "استيراد \u2068{label}\u2069",
  unchecked: "لم يُبحث عنها، لأن سؤال واجهة API غير ممكن: \u2068{labels}\u2069.",
  unreadable: "تعذرت قراءة هذا الملف",
  values: "القيم",
};
