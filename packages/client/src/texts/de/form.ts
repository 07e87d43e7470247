import type { form as english } from "#texts/en/form.ts";
import type { Translated } from "#texts/translated.ts";

export const form: Translated<typeof english> = {
  allMine: "Alle eigenen übernehmen",
  allTheirs: "Alle fremden übernehmen",
  becomes: "Nachher",
  before: "Vorher",
  bothChanged: "Konflikte",
  byMe: "von Ihnen geändert",
  byThem: "von anderen geändert",
  cancel: "Abbrechen",
  chooseFirst: "{count, plural, one {# Konflikt lösen} other {# Konflikte lösen}}",
  chooseHint: "Wählen Sie für jeden Konflikt einen Wert.",
  compare: "{count, plural, one {# Feld vergleichen} other {# Felder vergleichen}}",
  conflict: "Der Datensatz wurde von einem anderen Benutzer geändert",
  conflictHint: "Es wurde noch nichts gespeichert. Wählen Sie für jeden Konflikt einen Wert.",
  create: "Neu: {label}",
  discard: "Entwurf verwerfen",
  edit: "{name} bearbeiten",
  readOnlyFields:
    "{count, plural, one {1 schreibgeschütztes Feld} other {{shown} schreibgeschützte Felder}}",
  failed: "{label} konnte nicht gespeichert werden",
  goOn: "Weiter bearbeiten",
  gone: "Datensatz nicht gefunden",
  goneDraft: "Ihr Entwurf:",
  goneHint: "Möglicherweise wurde er gelöscht. Prüfen Sie die Adresse.",
  leave: "Ohne Speichern verlassen?",
  leaveDiscard: "Änderungen verwerfen",
  leaveHint: "Ihre Änderungen bleiben als Entwurf in diesem Browser.",
  leaveDraft: "Verlassen",
  loading: "{label} wird geladen",
  look: "Speicherung prüfen",
  lookAgain: "Erneut prüfen",
  lookFailed: "Die Prüfung ist fehlgeschlagen",
  lookFirst:
    "Es ist unklar, ob gespeichert wurde. Prüfen Sie den Datensatz, bevor Sie es wiederholen.",
  merge: "Änderungen zusammenführen",
  mergeHint:
    "Der Datensatz wurde seit diesem Entwurf geändert. Wählen Sie für jeden Konflikt einen Wert.",
  mergeTake: "Übernehmen",
  mergeTitle: "Entwurf zusammenführen",
  mine: "Meins",
  notOffered: "Von der API nicht unterstützt",
  notOfferedCreate: "Die API hat keine Operation zum Anlegen: {label}.",
  notOfferedEdit: "Die API hat keine Operation zum Ändern: {label}.",
  notRead: "{label} konnte nicht geladen werden",
  nothing: "nicht gesetzt",
  now: "Aktuell",
  otherDrafts: "{count, plural, one {# weiterer Entwurf} other {# weitere Entwürfe}}",
  otherDraftsHint:
    "Jeder Tab speichert seinen eigenen Entwurf. Beim Wechseln geht nichts verloren.",
  otherDraftTake: "Entwurf von {time} öffnen",
  otherTab: "Dieses Formular ist in einem anderen Tab geöffnet",
  otherTabHint:
    "Jeder Tab speichert seinen eigenen Entwurf. Konflikte werden beim zweiten Speichern angezeigt.",
  replaceOld: "„{old}“ durch „{next}“ in {count, plural, one {# Wert} other {# Werten}} ersetzen",
  restored: "Entwurf wiederhergestellt",
  restoredHint: "Noch nicht gespeichert. Der Datensatz ist seitdem unverändert.",
  restoredMoved:
    "Noch nicht gespeichert. Der Datensatz wurde seitdem geändert, Konflikte werden vor dem Speichern angezeigt.",
  restoredNew: "Noch nicht gespeichert.",
  save: "Speichern",
  sendAnyway: "Trotzdem senden",
  saveMerged: "Speichern",
  secret: "verborgen",
  seen: {
    matches:
      "{count, plural, =0 {Kein Datensatz mit diesen Werten gefunden ({label}). Speichern sendet ihn erneut.} one {Ein Datensatz hat diese Werte ({label}):} other {# Datensätze haben diese Werte:}}",
    new: {
      arrived: "Der Datensatz wurde gespeichert.",
      missing: "In der API nicht gefunden.",
      moved: "Die API hat unter diesem Schlüssel einen anderen Datensatz.",
      gone: "In der API nicht gefunden.",
      unseen: "Die API kann nicht danach suchen. Prüfen Sie die Liste, bevor Sie erneut speichern.",
    },
    old: {
      arrived: "Ihre Änderungen wurden gespeichert.",
      missing: "Ihre Änderungen wurden nicht gespeichert. Speichern Sie erneut.",
      moved:
        "Der Datensatz wurde von einem anderen Benutzer geändert. Speichern Sie, um die Änderungen zu vergleichen.",
      gone: "In der API nicht gefunden.",
      unseen:
        "Die API kann diesen Datensatz nicht anzeigen. Speichern sendet Ihre Änderungen erneut.",
    },
  },
  settled: "Automatisch zusammengeführt",
  stay: "Weiter bearbeiten",
  thatIsIt: "Diesen Datensatz verwenden",
  theirs: "Von anderen",
  toList: "Zu {label}",
  toRecord: "Datensatz öffnen",
  unchanged: "Keine Änderungen zu speichern.",
  unknown: "Es ist unklar, ob gespeichert wurde",
  unknownChange:
    "Ihre Änderungen wurden um {time} gesendet, aber es kam keine gültige Antwort. Nichts wird automatisch erneut gesendet.",
  unknownNew:
    "Der Datensatz wurde um {time} gesendet, aber es kam keine gültige Antwort. Nichts wird automatisch erneut gesendet.",
  createAgain: "{label} neu anlegen",
  deleted: "Dieser Datensatz wurde gelöscht",
  deletedHint: "Die API hat ihn nicht mehr. Ihre Eingaben sind noch hier.",
  unseen: "Einige Werte werden nicht angezeigt",
  unseenHint:
    "Speichern ersetzt den ganzen Datensatz. Die API hat nicht geliefert: {names}. Geben Sie die Werte ein, sonst gehen sie verloren.",
  unseenSecrets:
    "Die API liefert nie geheime Werte: {names}. Geben Sie sie erneut ein, sonst werden sie beim Speichern eventuell entfernt.",
  unseenSave: "Ohne sie speichern",
};
