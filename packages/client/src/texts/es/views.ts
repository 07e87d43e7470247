import type { views as english } from "#texts/en/views.ts";
import type { Translated } from "#texts/translated.ts";

export const views: Translated<typeof english> = {
  cancel: "Cancelar",
  copyAddress: "Copiar su dirección",
  exists: "Ya existe una vista «{name}». Al guardar se reemplaza.",
  hint: "Con su búsqueda, sus filtros, su orden y sus columnas. Aparece en la barra lateral.",
  moveUp: "Subir {name}",
  moved: "{name}: {place} de {count}",
  name: "Guardar esta lista como",
  nameFirst: "Primero ponle un nombre.",
  newName: "Nuevo nombre de {name}",
  remove: "Eliminar la vista {name}",
  rename: "Cambiar el nombre de la vista {name}",
  replace: "Reemplazar",
  replaced: "Se reemplazó «{name}».",
  save: "Guardar",
  removed: "Se eliminó «{name}».",
  undo: "Deshacer",
  update: "Actualizar {name} con lo que se ve",
  updated: "«{name}» muestra ahora esta lista.",
};
