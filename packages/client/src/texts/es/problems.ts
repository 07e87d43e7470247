import type { problems as english } from "#texts/en/problems.ts";
import type { Translated } from "#texts/translated.ts";

export const problems: Translated<typeof english> = {
  at: "En {pointer}",
  hint: "No se pudo entender su descripción, así que no hay dónde iniciar sesión.",
  reload: "Recargar",
  remedy: "Corrige la descripción o indica otra (--api), reinicia el servicio y recarga la página.",
  title: "Esta consola aún no tiene una API",
};
