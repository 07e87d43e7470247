import type { views as english } from "#texts/en/views.ts";
import type { Translated } from "#texts/translated.ts";

export const views: Translated<typeof english> = {
  cancel: "Cancelar",
  changed: "«{name}» · Modificada",
  copyAddress: "Copiar enlace",
  exists: "Ya existe una vista llamada «{name}». Al guardar se reemplaza.",
  hint: "Una vista guarda búsqueda, filtros, orden y columnas. Aparece en la barra lateral.",
  moveUp: "Subir {name}",
  moved: "{name}: {position} de {count}",
  name: "Nombre de la vista",
  nameFirst: "Escribe un nombre.",
  newName: "Nombre nuevo para {name}",
  remove: "Eliminar vista {name}",
  rename: "Cambiar nombre de la vista {name}",
  replace: "Reemplazar",
  replaced: "Se reemplazó «{name}».",
  saveAs: "Guardar como…",
  save: "Guardar",
  removed: "«{name}» se eliminó.",
  undo: "Deshacer",
  update: "Actualizar vista {name}",
  updated: "«{name}» se actualizó.",
  updateShort: "Actualizar",
};
