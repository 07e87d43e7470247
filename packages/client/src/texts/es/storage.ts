import type { storage as english } from "#texts/en/storage.ts";
import type { Translated } from "#texts/translated.ts";

export const storage: Translated<typeof english> = {
  blocked: "El navegador bloquea el almacenamiento de esta página.",
  closed: "El navegador cerró su almacenamiento.",
  full: "El almacenamiento del navegador está lleno. Libera espacio.",
  silent: "El almacenamiento del navegador no responde.",
  title: "Los borradores no se guardan",
  form: "Lo que escribas se pierde si cierras o recargas esta pestaña.",
  leave:
    "El navegador no puede guardar un borrador. Tus cambios se conservan solo hasta que cierres o recargues esta pestaña.",
  stored: "Tu borrador está guardado.",
  inTab: "Tu borrador se conserva solo hasta que cierres o recargues esta pestaña.",
  jobs: "Los trabajos no se guardan",
  jobsHint:
    "Deja esta pestaña abierta hasta que termine el trabajo. Si la cierras, se pierden los resultados.",
  signIn: "Inicia sesión para continuar",
  signInHint: "Tu sesión terminó. Lo que escribiste sigue aquí hasta que inicies sesión.",
  newTab: "Iniciar sesión en otra pestaña",
  newTabHint: "Inicias sesión en la página del proveedor. Esta pestaña continúa sola.",
};
