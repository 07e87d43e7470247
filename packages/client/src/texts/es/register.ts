import type { register as english } from "#texts/en/register.ts";
import type { Translated } from "#texts/translated.ts";

export const register: Translated<typeof english> = {
  title: "Crear cuenta",
  hint: "Solo toma un momento. Los campos marcados con * son obligatorios.",
  createAccount: "Crear cuenta",
  showPassword: "Mostrar lo escrito",
  missing: "Este dato es obligatorio: {label}.",
  noAddress: "Esto no es una dirección de correo: falta la @.",
  tooShort:
    "Al menos {count, plural, one {# carácter} many {# de caracteres} other {# caracteres}}",
  tooLong:
    "Como máximo {count, plural, one {# carácter} many {# de caracteres} other {# caracteres}}, por favor.",
  refused: "No se creó la cuenta",
  unreachable: "No se pudo contactar con el servidor. Comprueba tu conexión e inténtalo de nuevo.",
  unexpected: "Ocurrió un error inesperado. Inténtalo de nuevo.",
  haveAccount: "¿Ya tienes una cuenta?",
  signIn: "Iniciar sesión",
  waitingTitle: "Ya casi está",
  waiting: "Se creó tu cuenta.",
  next: "Próximos pasos",
  nextApproval:
    "Si las cuentas deben aprobarse, primero alguien te dará acceso. Después, inicia sesión con lo que acabas de elegir.",
  toSignIn: "Ir al inicio de sesión",
  closedTitle: "Aquí no hay registro de cuentas",
  closed:
    "Esta API no admite el registro. Las cuentas las crea quien la administra: pídele una y después inicia sesión.",
};
