import type { session as english } from "#texts/en/session.ts";
import type { Translated } from "#texts/translated.ts";

export const session: Translated<typeof english> = {
  "signed-out": "Cerraste la sesión.",
  expired: "Tu sesión terminó. Inicia sesión de nuevo para seguir donde estabas.",
  refused:
    "La API denegó el acceso, y con ello terminó tu sesión. Inicia sesión de nuevo para continuar.",
  "other-tab": "Se cerró la sesión en otra pestaña.",
  notLasting:
    "Este navegador no guarda nada para la página, así que tu sesión no la sobrevivirá: dura hasta que cierres o recargues la página.",
};
