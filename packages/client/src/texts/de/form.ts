import type { form as english } from "#texts/en/form.ts";
import type { Translated } from "#texts/translated.ts";

export const form: Translated<typeof english> = {
  allMine: "Alles von mir",
  allTheirs: "Alles von den anderen",
  becomes: "Wird zu",
  before: "Vorher",
  bothChanged: "Von beiden geändert",
  byMe: "von Ihnen geändert",
  byThem: "von anderen geändert",
  cancel: "Abbrechen",
  chooseFirst: "{count, plural, one {Noch # Entscheidung} other {Noch # Entscheidungen}}",
  chooseHint: "Wählen Sie erst, was dort stehen soll, wo beide ein Feld geändert haben.",
  compare:
    "{count, plural, one {Das abweichende Feld vergleichen} other {Die # abweichenden Felder vergleichen}}",
  conflict: "Jemand anderes hat diesen Datensatz inzwischen geändert",
  conflictHint:
    "Noch wurde nichts gespeichert. Wo Sie beide ein Feld geändert haben, wählen Sie, was dort stehen soll; alles andere ist geklärt.",
  create: "Neu: {label}",
  discard: "Eingaben verwerfen",
  edit: "{name} bearbeiten",
  elsewhere:
    "{count, plural, one {Ein Feld, das hier nicht geändert wird} other {{shown} Felder, die hier nicht geändert werden}}",
  failed: "{label} konnte nicht gespeichert werden",
  goOn: "Weiter bearbeiten",
  gone: "Diesen Datensatz gibt es nicht mehr",
  goneDraft: "Ihre Eingaben sind noch da:",
  goneHint: "Er wurde entfernt, oder seine Adresse ist falsch geschrieben.",
  leave: "Ohne Speichern verlassen?",
  leaveDiscard: "Verwerfen",
  leaveHint:
    "Ihre Eingaben sind nicht gespeichert. Sie bleiben in diesem Browser und werden Ihnen angeboten, wenn Sie wiederkommen.",
  leaveKeep: "Verlassen, Entwurf behalten",
  loading: "{label} wird geladen",
  look: "Nachsehen, was die API jetzt hat",
  lookAgain: "Noch einmal nachsehen",
  lookFailed: "Die API konnte nicht gefragt werden",
  lookFirst: "Niemand weiß, ob es schon gespeichert ist: Sehen Sie erst nach, was die API hat.",
  merge: "Feld für Feld zusammenführen",
  mergeHint:
    "Der Datensatz hat sich seit Ihrer Eingabe geändert. Wo Sie beide ein Feld geändert haben, wählen Sie, was dort stehen soll; alles andere ist geklärt.",
  mergeTake: "Diese übernehmen",
  mergeTitle: "Ihr Entwurf und der Datensatz, wie er jetzt ist",
  mine: "Meins",
  notOffered: "Das bietet die API nicht an",
  notOfferedCreate: "Sie hat keine Operation, die etwas Neues dieser Art anlegt: {label}.",
  notOfferedEdit: "Sie hat keine Operation, die etwas dieser Art ändert: {label}.",
  notRead: "{label} konnte nicht gelesen werden",
  nothing: "nicht vorhanden",
  now: "Jetzt",
  otherDrafts:
    "{count, plural, one {Ein weiterer Entwurf ist aufgehoben} other {# weitere Entwürfe sind aufgehoben}}",
  otherDraftsHint:
    "Was in einem anderen Tab getippt wird, ist für sich aufgehoben. Womit Sie auch weitermachen, nichts geht verloren.",
  otherDraftTake: "Mit dem von {time} weitermachen",
  otherTab: "Ein anderer Tab füllt dieses Formular auch aus",
  otherTabHint:
    "Jeder Tab hebt auf, was in ihm getippt wird. Wer als Zweiter speichert, wird gefragt, wo beide dasselbe geändert haben.",
  restored: "Ihre Eingaben sind wieder da",
  restoredHint:
    "Sie sind noch nicht gespeichert. Der Datensatz ist so, wie er bei Ihrer Eingabe war.",
  restoredMoved:
    "Sie sind noch nicht gespeichert, und der Datensatz hat sich seither geändert. Beim Speichern wird nichts ohne Rückfrage überschrieben.",
  restoredNew: "Sie sind noch nicht gespeichert.",
  save: "Speichern",
  saveMerged: "So speichern",
  secret: "ein Geheimnis",
  seen: {
    found:
      "{count, plural, =0 {Die API zeigt nichts mit diesen Werten ({label}), Speichern sendet es also noch einmal.} one {Die API hat einen Datensatz mit diesen Werten ({label}):} other {Die API hat # Datensätze mit diesen Werten:}}",
    new: {
      arrived: "Die API hat es: Es wurde gespeichert.",
      missing: "Die API hat es nicht.",
      moved: "Die API hat an dieser Stelle einen anderen Datensatz.",
      gone: "Die API hat es nicht.",
      unseen:
        "Die API bietet keinen Weg, danach zu suchen. Sehen Sie selbst nach, bevor Sie speichern, denn damit wird es noch einmal gesendet.",
    },
    old: {
      arrived: "Die API hat Ihre Änderungen: Sie wurden gespeichert.",
      missing:
        "Die API hat den Datensatz wie zuvor: Ihre Änderungen sind nicht angekommen. Speichern Sie noch einmal.",
      moved:
        "Der Datensatz ist nicht so, wie Sie ihn verlassen haben: Jemand hat ihn geändert. Beim Speichern sehen Sie die Unterschiede.",
      gone: "Die API hat diesen Datensatz nicht mehr.",
      unseen:
        "Die API bietet keinen Weg, diesen Datensatz zu zeigen. Speichern sendet Ihre Änderungen noch einmal.",
    },
  },
  settled: "Geklärt, weil nur einer von beiden es geändert hat",
  stay: "Bleiben",
  thatIsIt: "Das ist er",
  theirs: "Von anderen",
  toList: "Zu {label}",
  toRecord: "Zum Datensatz",
  unchanged: "Nichts weicht von dem ab, was die API hat; es wurde also nichts gesendet.",
  unknown: "Es ist nicht bekannt, ob das gespeichert wurde",
  unknownChange:
    "Ihre Änderungen wurden um {time} gesendet, aber es kam keine Antwort. Vielleicht hat die API sie, vielleicht nicht; nichts wird von selbst noch einmal gesendet, und Ihre Eingaben bleiben erhalten.",
  unknownNew:
    "Es wurde um {time} gesendet, aber es kam keine Antwort. Vielleicht hat die API den Datensatz angelegt, vielleicht nicht; nichts wird von selbst noch einmal gesendet, und Ihre Eingaben bleiben erhalten.",
};
