import type { problems as english } from "#texts/en/problems.ts";
import type { Translated } from "#texts/translated.ts";

export const problems: Translated<typeof english> = {
  at: "En {pointer}",
  hint: "No se pudo leer la descripción de la API, así que no es posible iniciar sesión.",
  reload: "Recargar",
  remedy: "Corrige la descripción o usa otra (--api). Reinicia el servicio y recarga la página.",
  title: "API no disponible",
};
