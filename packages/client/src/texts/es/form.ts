import type { form as english } from "#texts/en/form.ts";
import type { Translated } from "#texts/translated.ts";

export const form: Translated<typeof english> = {
  allMine: "Usar mis valores",
  allTheirs: "Usar los del otro usuario",
  becomes: "Después",
  before: "Antes",
  bothChanged: "Conflictos",
  byMe: "cambiado por ti",
  byThem: "cambiado por otro usuario",
  cancel: "Cancelar",
  chooseFirst:
    "{count, plural, one {Resolver # conflicto} many {Resolver # de conflictos} other {Resolver # conflictos}}",
  chooseHint: "Elige un valor para cada conflicto.",
  compare:
    "{count, plural, one {Comparar # campo} many {Comparar # de campos} other {Comparar # campos}}",
  conflict: "Otro usuario cambió este registro",
  conflictHint: "Aún no se guardó nada. Elige un valor para cada conflicto.",
  create: "Crear {label}",
  discard: "Descartar borrador",
  edit: "Editar {name}",
  readOnlyFields:
    "{count, plural, one {1 campo de solo lectura} many {{shown} de campos de solo lectura} other {{shown} campos de solo lectura}}",
  failed: "No se pudo guardar: {label}",
  goOn: "Seguir editando",
  gone: "Registro no encontrado",
  goneDraft: "Tu borrador:",
  goneHint: "Puede que se haya eliminado. Revisa la dirección.",
  leave: "¿Salir sin guardar?",
  leaveDiscard: "Descartar cambios",
  leaveHint: "Tus cambios se conservan en este navegador como borrador.",
  leaveDraft: "Salir",
  loading: "Cargando {label}",
  look: "Comprobar si se guardó",
  lookAgain: "Comprobar de nuevo",
  lookFailed: "No se pudo comprobar",
  lookFirst: "No se sabe si se guardó. Comprueba el registro antes de reintentarlo.",
  merge: "Combinar cambios",
  mergeHint: "El registro cambió después de este borrador. Elige un valor para cada conflicto.",
  mergeTake: "Aplicar",
  mergeTitle: "Combinar borrador",
  mine: "Mi valor",
  notOffered: "La API no lo admite",
  notOfferedCreate: "La API no tiene ninguna operación para crear este tipo de registro: {label}.",
  notOfferedEdit: "La API no tiene ninguna operación para cambiar este tipo de registro: {label}.",
  notRead: "No se pudo cargar: {label}",
  otherDrafts:
    "{count, plural, one {# borrador más} many {# de borradores más} other {# borradores más}}",
  otherDraftsHint:
    "Cada pestaña guarda su propio borrador. Al cambiar de borrador no se pierde nada.",
  otherDraftTake: "Abrir borrador: {time}",
  otherTab: "Este formulario está abierto en otra pestaña",
  otherTabHint:
    "Cada pestaña guarda su propio borrador. Al guardar la segunda se pregunta por los conflictos.",
  nothing: "sin valor",
  now: "Actual",
  replaceOld:
    "Sustituir «{old}» por «{next}» en {count, plural, one {# valor} many {# de valores} other {# valores}}",
  restored: "Borrador restaurado",
  restoredHint: "Sin guardar. El registro no ha cambiado desde entonces.",
  restoredMoved:
    "Sin guardar. El registro ha cambiado desde entonces; al guardar se preguntará primero por los conflictos.",
  restoredNew: "Sin guardar.",
  save: "Guardar",
  sendAnyway: "Enviar de todos modos",
  saveMerged: "Guardar",
  secret: "oculto",
  seen: {
    matches:
      "{count, plural, =0 {Ningún registro tiene estos valores ({label}). Al guardar se envía otra vez.} one {# registro tiene estos valores ({label}):} many {# de registros tienen estos valores:} other {# registros tienen estos valores:}}",
    new: {
      arrived: "El registro se guardó.",
      missing: "No se encontró en la API.",
      moved: "La API tiene otro registro con esta clave.",
      gone: "No se encontró en la API.",
      unseen: "La API no permite buscarlo. Revisa la lista antes de guardar de nuevo.",
    },
    old: {
      arrived: "Tus cambios se guardaron.",
      missing: "Tus cambios no se guardaron. Guarda de nuevo.",
      moved: "Otro usuario cambió el registro. Guarda para comparar los cambios.",
      gone: "No se encontró en la API.",
      unseen: "La API no puede mostrar este registro. Al guardar, tus cambios se envían otra vez.",
    },
  },
  settled: "Combinado automáticamente",
  stay: "Seguir editando",
  thatIsIt: "Usar este registro",
  theirs: "Otro usuario",
  toList: "Ir a {label}",
  toRecord: "Abrir registro",
  unchanged: "No hay cambios que guardar.",
  unknown: "No se sabe si se guardó",
  unknownChange:
    "Tus cambios se enviaron ({time}), pero no llegó una respuesta válida. Nada se vuelve a enviar automáticamente.",
  unknownNew:
    "El registro se envió ({time}), pero no llegó una respuesta válida. Nada se vuelve a enviar automáticamente.",
  createAgain: "Crear de nuevo: {label}",
  deleted: "Este registro se eliminó",
  deletedHint: "Ya no está en la API. Lo que escribiste sigue aquí.",
  unseen: "Algunos valores no se muestran",
  unseenHint:
    "Al guardar se reemplaza todo el registro. La API no devolvió: {names}. Introduce sus valores o se perderán.",
  unseenSecrets:
    "La API nunca devuelve secretos: {names}. Introdúcelos de nuevo o podrían eliminarse al guardar.",
  unseenSave: "Guardar sin ellos",
};
