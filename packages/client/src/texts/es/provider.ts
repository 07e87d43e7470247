import type { provider as english } from "#texts/en/provider.ts";
import type { Translated } from "#texts/translated.ts";

export const provider: Translated<typeof english> = {
  clientId: "ID de cliente",
  clientIdHint: "El nombre que el proveedor dio a esta consola cuando se registró allí.",
  clientSecret: "Secreto de cliente",
  secretHint: "Se usa una sola vez, para este inicio de sesión, y no se guarda en ninguna parte.",
  scopes: "Permisos (scopes)",
  scopesHint: "Lo que se pide, separado por espacios; vacío: lo que el proveedor da por sí mismo.",
  setUp: "Para quien configura esto",
  redirect:
    "Registra esta dirección en el proveedor, como aquella a la que debe devolver a las personas:",
  leaving: "Se abre la página del proveedor, pregunta quién eres y te devuelve aquí.",
  missing: "Hace falta para iniciar sesión: {label}.",
  title: "Iniciando sesión",
  wait: "Se está comprobando la respuesta del proveedor.",
  failed: "No se pudo iniciar sesión",
  again: "Volver al inicio de sesión",
  unreachable:
    "No se pudo contactar con el proveedor de inicio de sesión. Comprueba tu conexión e inténtalo de nuevo.",
  blocked:
    "No se pudo contactar con el proveedor de inicio de sesión desde esta página: no responde o no permite llamadas desde esta dirección. Quien ofrece esta consola puede preguntarle en tu nombre con el servicio que la acompaña.",
  unexpected: "El proveedor de inicio de sesión dio una respuesta que no tiene sentido.",
  insecure:
    "Los navegadores solo permiten esta forma de iniciar sesión por https (o en este equipo): abre la consola en una dirección https.",
  unusable:
    "La descripción no indica ninguna dirección utilizable del proveedor de inicio de sesión.",
  "not-begun":
    "Esta respuesta no corresponde a ningún inicio de sesión empezado en esta pestaña, así que no se usó. Empieza de nuevo aquí.",
  "too-late": "El inicio de sesión tardó demasiado y su respuesta no se usó. Empieza de nuevo.",
  "other-state":
    "Esta respuesta corresponde a un inicio de sesión distinto del que se empezó en esta pestaña, así que no se usó. Empieza de nuevo aquí.",
  "other-issuer":
    "La respuesta vino de un proveedor distinto del consultado, así que no se usó. Avisa a quien administra esta API.",
  refused: "El proveedor lo rechazó: {said}",
  "no-token": "La respuesta del proveedor no contiene ningún token.",
  "wrong-identity":
    "La identificación que da el proveedor falta o no está destinada a esta consola, así que no se aceptó.",
};
