import type { signIn as english } from "#texts/en/sign-in.ts";
import type { Translated } from "#texts/translated.ts";

export const signIn: Translated<typeof english> = {
  refused: "Error al iniciar sesión",
  unreachable: "No se pudo conectar con el servidor. Comprueba tu conexión y reinténtalo.",
  unexpected: "Se produjo un error inesperado. Reinténtalo.",
  notApi: "{address} no respondió como esta API.",
  useUpstream: "Si la dirección es incorrecta, inicia el servicio con --upstream y la correcta.",
  useApiHost: "Si la dirección es incorrecta, corrige apiHost en la página.",
  noToken: "{call} tuvo éxito, pero su respuesta no contiene ningún token utilizable.",
  members: "Contenido de la respuesta: {members}",
  noMembers: "La respuesta está vacía.",
  searchedBody: "No se encontró en el cuerpo: {names}",
  searchedHeaders: "No se encontró en los encabezados: {names}",
  cookies: "Cookies: {names}",
  noCookies: "La respuesta no estableció ninguna cookie.",
  refusedRead: "{path} rechazó el resultado con {status}.",
  askForToken: "Inicia sesión con un token o consulta al administrador de la API.",
  sends: "Cada solicitud envía",
  change: "Cambiar",
  reset: "Restablecer",
  location: "Ubicación",
  locations: {
    header: "Encabezado",
    query: "Parámetro de consulta",
    cookie: "Cookie",
  },
  name: "Nombre",
  prefix: "Prefijo",
  prefixHint: "Texto antes del token, como Bearer.",
  badName: "No es un nombre de encabezado válido.",
  unchecked: "Ninguna lectura de esta API puede comprobarlo antes de iniciar sesión.",
  placeholder: "La descripción indica un servidor de ejemplo",
  placeholderHint:
    "No se envía nada a {address} hasta que lo confirmes. Inicia el servicio con --upstream y la dirección correcta.",
  confirm: "Usar este servidor",
};
