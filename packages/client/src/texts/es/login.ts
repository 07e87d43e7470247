import type { login as english } from "#texts/en/login.ts";
import type { Translated } from "#texts/translated.ts";

export const login: Translated<typeof english> = {
  title: "Iniciar sesión",
  signIn: "Iniciar sesión",
  otherWays: "Otras formas de iniciar sesión",
  withPassword: "Cuenta y contraseña",
  withBasic: "Usuario y contraseña",
  username: "Nombre de usuario",
  password: "Contraseña",
  tokens: {
    token: "Token",
    "api-key": "Clave de API",
    "access-token": "Token de acceso",
    cookie: "Cookie {name}",
  },
  withProvider: "Inicio de sesión único",
  withOpenId: "OpenID Connect",
  withClient: "ID de cliente y secreto",
  withNothing: "Sin cuenta",
  token: "Token",
  tokenHint:
    "Un token que te dio esta API. Se queda en este navegador y se envía con cada llamada.",
  openHint: "Esta API no pide ninguna cuenta: entra sin más.",
  showPassword: "Mostrar lo escrito",
  missing: "Hace falta para iniciar sesión: {label}.",
  noAddress: "Esto no es una dirección de correo: falta la @.",
  refused: "No se pudo iniciar sesión",
  unreachable:
    "No se pudo contactar con el servidor. Comprueba tu conexión y vuelve a iniciar sesión.",
  unexpected: "Ocurrió un error inesperado. Inténtalo de nuevo.",
  noAccount: "¿Aún no tienes cuenta?",
  createAccount: "Crear cuenta",
  noRegistration: "¿Es tu primera vez? Las cuentas las crea quien administra esta API.",
};
