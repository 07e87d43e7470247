import type { register as english } from "#texts/en/register.ts";
import type { Translated } from "#texts/translated.ts";

export const register: Translated<typeof english> = {
  title: "Crear cuenta",
  hint: "Los campos marcados con * son obligatorios.",
  createAccount: "Crear cuenta",
  showPassword: "Mostrar contraseña",
  missing: "Campo obligatorio: {label}.",
  noAddress: "No es una dirección de correo: falta la @.",
  tooShort:
    "Al menos {count, plural, one {# carácter} many {# de caracteres} other {# caracteres}}",
  tooLong:
    "Como máximo {count, plural, one {# carácter} many {# de caracteres} other {# caracteres}}",
  refused: "Cuenta no creada",
  unreachable: "No se pudo conectar con el servidor. Comprueba tu conexión y reinténtalo.",
  unexpected: "Se produjo un error inesperado. Reinténtalo.",
  haveAccount: "¿Ya tienes una cuenta?",
  signIn: "Iniciar sesión",
  waitingTitle: "Registro recibido",
  waiting: "Se creó tu cuenta.",
  next: "Próximos pasos",
  nextApproval:
    "Puede que un administrador deba aprobar tu cuenta. Después, inicia sesión con tus nuevas credenciales.",
  toSignIn: "Ir al inicio de sesión",
  closedTitle: "Registro de cuentas cerrado",
  closed:
    "Esta API no admite el registro de cuentas. Pide una cuenta a su administrador y después inicia sesión.",
};
