import type { ranges as english } from "#texts/en/ranges.ts";
import type { Translated } from "#texts/translated.ts";

export const ranges: Translated<typeof english> = {
  bar: "الخلايا المحددة",
  cells:
    "{count, plural, zero {لا خلايا} one {خلية واحدة} two {خليتان} few {# خلايا} many {# خلية} other {# خلية}}",
  checkFailed: "تعذر فحص الخلايا",
  checking: "جارٍ فحص الخلايا…",
  copy: "نسخ",
  copyJson: "نسخ بصيغة JSON",
  invalid:
    "{count, plural, zero {لم يتم تخطي أي سجل} one {تم تخطي سجل واحد} two {تم تخطي سجلين} few {تم تخطي # سجلات} many {تم تخطي # سجلًا} other {تم تخطي # سجل}}: توجد قيمة غير صالحة.",
  more: "{count, plural, zero {ولا سجلات أخرى} one {وسجل آخر} two {وسجلان آخران} few {و# سجلات أخرى} many {و# سجلًا آخر} other {و# سجل آخر}}",
  none: "لا تتغير أي قيمة.",
  outside:
    "{count, plural, zero {كل الخلايا داخل القائمة.} one {خلية واحدة خارج القائمة.} two {خليتان خارج القائمة.} few {# خلايا خارج القائمة.} many {# خلية خارج القائمة.} other {# خلية خارج القائمة.}}",
  paste: "لصق",
  pasteHere: "الصق هنا",
  record: "السجل",
  start:
    "{count, plural, zero {لا سجلات للتغيير} one {تغيير سجل واحد} two {تغيير سجلين} few {تغيير # سجلات} many {تغيير # سجلًا} other {تغيير # سجل}}",
  startFailed: "تعذر بدء المهمة",
  summary:
    "{values, plural, zero {لا تتغير أي قيمة} one {تتغير قيمة واحدة} two {تتغير قيمتان} few {تتغير # قيم} many {تتغير # قيمة} other {تتغير # قيمة}} في {records, plural, zero {أي سجل} one {سجل واحد} two {سجلين} few {# سجلات} many {# سجلًا} other {# سجل}}.",
  title: "اللصق في \u2068{label}\u2069",
  unchanged: "دون تغيير",
};
