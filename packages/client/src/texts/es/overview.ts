import type { overview as english } from "#texts/en/overview.ts";
import type { Translated } from "#texts/translated.ts";

export const overview: Translated<typeof english> = {
  attention: "{count, plural, one {# en espera} many {# en espera} other {# en espera}} en {label}",
  ended: "Se cargaron {read} de {count} listas. Las demás fallaron o requieren datos.",
  hide: "{count, plural, one {Ocultar lista no disponible} many {Ocultar # de listas no disponibles} other {Ocultar # listas no disponibles}}",
  progress: "{done} de {count} listas…",
  start: "{count, plural, one {Cargar lista} many {Cargar # de listas} other {Cargar # listas}}",
  stop: "Detener",
  titles: "Cargar títulos",
  titlesWhy:
    "Las referencias a {names} muestran claves. Leerlas sin permiso podría cerrar tu sesión.",
};
