import type { provider as english } from "#texts/en/provider.ts";
import type { Translated } from "#texts/translated.ts";

export const provider: Translated<typeof english> = {
  clientId: "ID de cliente",
  clientIdHint: "El ID que el proveedor asignó a esta consola.",
  clientSecret: "Secreto de cliente",
  secretHint: "Se usa una vez para este inicio de sesión y no se almacena.",
  scopes: "Permisos (scopes)",
  scopesHint:
    "Separa los ámbitos con espacios. Déjalo vacío para usar los predeterminados del proveedor.",
  setUp: "Configuración del proveedor",
  redirect: "Registra este URI de redirección en el proveedor:",
  leaving: "Inicias sesión en la página del proveedor y después vuelves aquí.",
  missing: "Campo obligatorio: {label}.",
  title: "Iniciando sesión",
  wait: "Comprobando la respuesta del proveedor.",
  failed: "Error al iniciar sesión",
  again: "Volver al inicio de sesión",
  unreachable:
    "No se pudo conectar con el proveedor de inicio de sesión. Comprueba tu conexión y reinténtalo.",
  blocked:
    "No se pudo conectar con el proveedor de inicio de sesión desde esta página. No está disponible o bloquea este origen (CORS). Un administrador puede dirigir estas solicitudes a través del servicio de Quarterdeck.",
  unexpected: "El proveedor de inicio de sesión envió una respuesta no válida.",
  insecure:
    "Este método de inicio de sesión requiere HTTPS o localhost. Abre la consola en una dirección https.",
  unusable:
    "La descripción de la API no tiene ninguna dirección utilizable del proveedor de inicio de sesión.",
  "not-begun":
    "Esta respuesta no corresponde a un inicio de sesión de esta pestaña y no se usó. Inicia sesión de nuevo.",
  "too-late": "El inicio de sesión tardó demasiado y no se completó. Inicia sesión de nuevo.",
  "other-state":
    "Esta respuesta corresponde a otro inicio de sesión y no se usó. Inicia sesión de nuevo.",
  "other-issuer":
    "La respuesta vino de otro proveedor y no se usó. Contacta con el administrador de la API.",
  refused: "El proveedor rechazó el inicio de sesión: {detail}",
  "no-token": "La respuesta del proveedor no contiene ningún token.",
  "wrong-identity":
    "El token de identidad falta o no está destinado a esta consola, por lo que se rechazó.",
};
