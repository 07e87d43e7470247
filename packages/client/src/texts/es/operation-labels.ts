import type { operationLabels as english } from "#texts/en/operation-labels.ts";
import type { Translated } from "#texts/translated.ts";

export const operationLabels: Translated<typeof english> = {
  list: "Enumerar {label}",
  read: "Leer {label}",
  create: "Crear {label}",
  update: "Cambiar {label}",
  replace: "Reemplazar {label}",
  remove: "Eliminar {label}",
  get: "Obtener {label}",
  post: "Enviar {label}",
  put: "Poner {label}",
  patch: "Cambiar {label}",
  delete: "Eliminar {label}",
};
