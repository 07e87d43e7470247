import type { settings as english } from "#texts/en/settings.ts";
import type { Translated } from "#texts/translated.ts";

export const settings: Translated<typeof english> = {
  account: "Cuenta",
  colors: "Modo de color",
  colorsHint: "«Sistema» sigue la configuración de tu sistema.",
  connection: "Conexión",
  connectionHint:
    "Se envía con las solicitudes que lo necesitan, para todos los usuarios de este navegador.",
  credentialAdd: "Añadir credencial",
  credentialHint:
    "Credenciales de operaciones que no aceptan la de la sesión. Terminan con la sesión.",
  credentialNeeded: "Esta operación necesita otra credencial que la de la sesión: {names}.",
  credentialReplace: "Reemplazar credencial",
  density: "Densidad",
  densityHint: "Se aplica a todas las tablas de esta API en este navegador.",
  email: "Correo electrónico",
  headerAdd: "Añadir cabecera",
  headerHint:
    "Cabeceras de todas las solicitudes a la API, como una versión. Permanecen en este navegador.",
  headerIllegal: "El navegador no puede enviar una cabecera con este nombre.",
  headerName: "Nombre de la cabecera",
  headerRemove: "Eliminar",
  headerRemoveNamed: "Eliminar {name}",
  headerRequested: "La API pide la cabecera {name}. Su valor se envía con todas las solicitudes.",
  headerValue: "Valor",
  language: "Idioma y región",
  languageHint: "Los números y las fechas usan la región de tu navegador: {number}, {date}.",
  name: "Nombre",
  changePassword: "Cambiar contraseña",
  currentPassword: "Contraseña actual",
  newPassword: "Contraseña nueva",
  repeatPassword: "Confirmar contraseña nueva",
  password: "Contraseña",
  role: "Rol",
  title: "Configuración",
};
