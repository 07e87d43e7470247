import type { app as english } from "#texts/en/app.ts";
import type { Translated } from "#texts/translated.ts";

export const app: Translated<typeof english> = {
  noScript: "Esta consola necesita JavaScript. Actívelo y vuelva a cargar la página.",
  loading: "Cargando",
  loadingApi: "Cargando la descripción de la API",
  chunkTitle: "Parte de la página no se cargó",
  chunkScript: "No se cargó un script. Falló la conexión o se instaló una versión nueva.",
  chunkStyle: "No se cargó una hoja de estilos. Falló la conexión o se instaló una versión nueva.",
  chunkSafe: "Recarga la página para cargarla de nuevo. Tu sesión sigue abierta.",
  reload: "Recargar",
  failedTitle: "No se pudo mostrar esta pantalla",
  failedHint: "Las demás pantallas siguen funcionando. Reinténtalo o abre otra pantalla.",
  tryAgain: "Reintentar",
};
