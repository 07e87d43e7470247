import type { login as english } from "#texts/en/login.ts";
import type { Translated } from "#texts/translated.ts";

export const login: Translated<typeof english> = {
  report: "Informe y correcciones de la API",
  title: "Iniciar sesión",
  signIn: "Iniciar sesión",
  otherWays: "Otras formas de iniciar sesión",
  username: "Nombre de usuario",
  password: "Contraseña",
  tokens: {
    token: "Token",
    "api-key": "Clave de API",
    "access-token": "Token de acceso",
    cookie: "Cookie {name}",
  },
  token: "Token",
  tokenHint: "Un token de esta API. Se queda en este navegador y se envía con cada solicitud.",
  showPassword: "Mostrar valor",
  missing: "Campo obligatorio: {label}.",
  noAddress: "No es una dirección de correo: falta la @.",
  noAccount: "¿Aún no tienes cuenta?",
  createAccount: "Crear cuenta",
  noRegistration: "¿Aún no tienes cuenta? Pídesela al administrador de la API.",
};
