import type { form as english } from "#texts/en/form.ts";
import type { Translated } from "#texts/translated.ts";

export const form: Translated<typeof english> = {
  allMine: "Todo lo mío",
  allTheirs: "Todo lo de los demás",
  becomes: "Queda",
  before: "Antes",
  bothChanged: "Cambiado por ambas partes",
  byMe: "cambiado por ti",
  byThem: "cambiado por otros",
  cancel: "Cancelar",
  chooseFirst:
    "{count, plural, one {Falta # decisión} many {Faltan # de decisiones} other {Faltan # decisiones}}",
  chooseHint: "Primero elige qué debe quedar en los campos que cambiaron ambas partes.",
  compare:
    "{count, plural, one {Comparar el campo que difiere} many {Comparar los # de campos que difieren} other {Comparar los # campos que difieren}}",
  conflict: "Otra persona cambió este registro entretanto",
  conflictHint:
    "Todavía no se guardó nada. Si ambas partes cambiaron un campo, elige qué debe quedar en él; lo demás está resuelto.",
  create: "Crear {label}",
  discard: "Descartar lo que escribí",
  edit: "Editar {name}",
  elsewhere:
    "{count, plural, one {Un campo que no se cambia aquí} many {{shown} de campos que no se cambian aquí} other {{shown} campos que no se cambian aquí}}",
  failed: "No se pudo guardar: {label}",
  goOn: "Seguir editando",
  gone: "Este registro ya no existe",
  goneDraft: "Lo que escribiste sigue aquí:",
  goneHint: "Se eliminó, o su dirección está mal escrita.",
  leave: "¿Salir sin guardar?",
  leaveDiscard: "Descartar",
  leaveHint:
    "Lo que escribiste no está guardado. Se conserva en este navegador y se te ofrecerá cuando vuelvas.",
  leaveKeep: "Salir y conservar el borrador",
  loading: "Cargando {label}",
  look: "Mirar qué tiene ahora la API",
  lookAgain: "Mirar otra vez",
  lookFailed: "No se pudo consultar la API",
  lookFirst: "No se sabe si ya se guardó: mira primero qué tiene la API.",
  merge: "Combinar campo por campo",
  mergeHint:
    "El registro cambió desde que escribiste esto. Si ambas partes cambiaron un campo, elige qué debe quedar en él; lo demás está resuelto.",
  mergeTake: "Usar estos valores",
  mergeTitle: "Tu borrador y el registro tal como está ahora",
  mine: "Lo mío",
  notOffered: "La API no ofrece esto",
  notOfferedCreate: "No tiene ninguna operación que cree un registro de este tipo: {label}.",
  notOfferedEdit: "No tiene ninguna operación que cambie un registro de este tipo: {label}.",
  notRead: "No se pudo leer: {label}",
  otherDrafts:
    "{count, plural, one {Se conserva otro borrador} many {Se conservan otros # de borradores} other {Se conservan otros # borradores}}",
  otherDraftsHint:
    "Lo que se escribe en otra pestaña se guarda aparte. Continúes con lo que continúes, no se pierde nada.",
  otherDraftTake: "Continuar con el borrador: {time}",
  otherTab: "Otra pestaña también rellena este formulario",
  otherTabHint:
    "Cada pestaña conserva lo que se escribe en ella. A quien guarde después se le pregunta dónde cambiaron lo mismo.",
  nothing: "no está",
  now: "Ahora",
  restored: "Se recuperó lo que escribiste",
  restoredHint: "Todavía no está guardado. El registro está igual que cuando lo escribiste.",
  restoredMoved:
    "Todavía no está guardado, y el registro ha cambiado desde entonces. Al guardar no se sobrescribe nada sin preguntar.",
  restoredNew: "Todavía no está guardado.",
  save: "Guardar",
  saveMerged: "Guardar así",
  secret: "un secreto",
  seen: {
    found:
      "{count, plural, =0 {La API no muestra nada con estos valores ({label}), así que al guardar se enviará otra vez.} one {La API tiene un registro con estos valores ({label}):} many {La API tiene # de registros con estos valores:} other {La API tiene # registros con estos valores:}}",
    new: {
      arrived: "La API lo tiene: se guardó.",
      missing: "La API no lo tiene.",
      moved: "La API tiene otro registro en su lugar.",
      gone: "La API no lo tiene.",
      unseen:
        "La API no ofrece ninguna forma de buscarlo. Compruébalo antes de guardar, porque al guardar se envía otra vez.",
    },
    old: {
      arrived: "La API tiene tus cambios: se guardaron.",
      missing:
        "La API tiene el registro como estaba antes: tus cambios no llegaron. Guarda otra vez.",
      moved:
        "El registro no está como lo dejaste: alguien lo cambió. Al guardar se muestra qué difiere.",
      gone: "La API ya no tiene este registro.",
      unseen:
        "La API no ofrece ninguna forma de mostrar este registro. Al guardar, tus cambios se envían otra vez.",
    },
  },
  settled: "Resuelto, porque solo lo cambió una de las partes",
  stay: "Quedarse",
  thatIsIt: "Es este",
  theirs: "Lo de los demás",
  toList: "Ir a {label}",
  toRecord: "Ir al registro",
  unchanged: "Nada difiere de lo que tiene la API, así que no se envió nada.",
  unknown: "No se sabe si esto se guardó",
  unknownChange:
    "Tus cambios se enviaron ({time}), pero no llegó respuesta. Puede que la API los tenga o que no; nada se vuelve a enviar por sí solo, y lo que escribiste se conserva.",
  unknownNew:
    "Se envió ({time}), pero no llegó respuesta. Puede que la API haya creado el registro o que no; nada se vuelve a enviar por sí solo, y lo que escribiste se conserva.",
};
