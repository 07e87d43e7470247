import type { session as english } from "#texts/en/session.ts";
import type { Translated } from "#texts/translated.ts";

export const session: Translated<typeof english> = {
  "signed-out": "Cerraste la sesión.",
  expired: "Tu sesión ha terminado. Inicia sesión de nuevo para continuar.",
  refused: "La API denegó el acceso y tu sesión terminó. Inicia sesión de nuevo.",
  "other-tab": "Cerraste la sesión en otra pestaña.",
  notLasting:
    "Este navegador bloquea el almacenamiento. Tu sesión termina al cerrar o recargar la página.",
};
