import type { settings as english } from "#texts/en/settings.ts";
import type { Translated } from "#texts/translated.ts";

export const settings: Translated<typeof english> = {
  account: "Tu cuenta",
  colors: "Colores",
  colorsHint: "«Como el sistema» sigue a tu sistema en todo momento.",
  connection: "Conexión",
  connectionHint:
    "Se envía con cada llamada que lo pide, para todas las personas que usan este navegador.",
  density: "Altura de las filas",
  densityHint:
    "De todas las tablas, aquí y dondequiera que inicies sesión en esta API con este navegador.",
  email: "Correo electrónico",
  language: "Idioma y región",
  languageInputs:
    "Los campos de fecha y hora del propio navegador siguen en el idioma del navegador.",
  languageHint:
    "Los números y las fechas se escriben como es habitual en la región de tu navegador: {number}, {date}.",
  name: "Nombre",
  changePassword: "Cambiar contraseña",
  currentPassword: "Contraseña actual",
  newPassword: "Contraseña nueva",
  repeatPassword: "Repetir la contraseña nueva",
  password: "Cambiar tu contraseña",
  role: "Rol",
  title: "Configuración",
};
