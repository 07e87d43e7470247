import type { rights as english } from "#texts/en/rights.ts";
import type { Translated } from "#texts/translated.ts";

export const rights: Translated<typeof english> = {
  title: "الصلاحيات",
  about: "ما يجوز للمشاهدين والمحررين فعله. يجوز للمالكين كل ما تسمح به قاعدة البيانات.",
  search: "تصفية الجداول والأعمدة",
  noMatch: "لا يوجد جدول مطابق",
  noMatchHint: "امسح عامل التصفية لعرض كل الجداول.",
  table: "الجدول",
  show: "عرض أعمدة ⁨{name}⁩",
  roles: { viewer: "مشاهد", editor: "محرر" },
  names: {
    read: "قراءة",
    create: "إنشاء",
    update: "تعديل",
    remove: "حذف",
    write: "تعديل",
    execute: "استدعاء",
  },
  cell: "⁨{role}⁩: ⁨{right}⁩ ⁨{name}⁩",
  key: "مفتاح: قابل للقراءة دائمًا",
  view: "عرض",
  functions: "الدوال",
  functionsAbout: "يستدعي المالكون جميعها. قد تقرأ الدالة وتغير أكثر مما تسمح به صلاحيات الجداول.",
  function: "الدالة",
  writes: "تكتب",
  definer: "⁨Definer⁩",
  definerAbout: "تعمل بصلاحيات مالكها ⁨(SECURITY DEFINER)⁩",
  impossible: "قاعدة البيانات لا تسمح بذلك",
  failed: "تعذر تحميل الصلاحيات",
  saveFailed: "لم تتغير الصلاحية",
  saved: "تم الحفظ",
};
