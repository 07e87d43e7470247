import type { app as english } from "#texts/en/app.ts";
import type { Translated } from "#texts/translated.ts";

export const app: Translated<typeof english> = {
  loading: "Cargando",
  loadingApi: "Leyendo lo que ofrece la API",
  chunkTitle: "No llegó una parte de la página",
  chunkScript:
    "No se pudo cargar un script. Puede que haya fallado la conexión o que entretanto se haya instalado una versión nueva.",
  chunkStyle:
    "No se pudo cargar una hoja de estilos. Puede que haya fallado la conexión o que entretanto se haya instalado una versión nueva.",
  chunkSafe: "Al recargar se vuelve a pedir. Tu sesión sigue abierta.",
  reload: "Recargar",
  failedTitle: "Se produjo un error en esta pantalla",
  failedHint: "Las demás pantallas siguen funcionando. Inténtalo de nuevo o ve a otra.",
  tryAgain: "Intentar de nuevo",
  modelTitle: "No se pudo leer la descripción de la API",
  modelEmpty: "No se encontró ninguna descripción utilizable en {address}.",
  modelNone:
    "No hay ninguna API configurada. Indica al servicio una descripción OpenAPI con --api.",
  modelHint: "Corrige la descripción o su dirección e inténtalo de nuevo.",
  signOutInstead: "Cerrar sesión",
};
