import type { shell as english } from "#texts/en/shell.ts";
import type { Translated } from "#texts/translated.ts";

export const shell: Translated<typeof english> = {
  motto:
    "Todas las listas, todos los registros y todas las acciones de tu API, en una sola cubierta.",
  colours: "Colores",
  light: "Claro",
  dark: "Oscuro",
  auto: "Como el sistema",
  skip: "Saltar al contenido",
  navigation: "Navegación principal",
  home: "Inicio",
  filter: "Buscar una lista",
  filterNone: "No hay ninguna lista con ese nombre.",
  operations: "Todas las operaciones",
  report: "Qué se entendió",
  settings: "Configuración",
  openMenu: "Abrir la navegación",
  closeMenu: "Cerrar la navegación",
  collapse: "Contraer la barra lateral",
  expand: "Expandir la barra lateral",
  path: "Dónde estás",
  palette: "Ir a cualquier parte",
  palettePrompt: "Buscar o ir a…",
  calls: "Llamadas de esta pantalla",
  keys: "Atajos de teclado",
  views: "Vistas guardadas",
  account: "Cuenta",
  accountOf: "Cuenta de {name}",
  someone: "Sesión iniciada",
  signOut: "Cerrar sesión",
  notFound: "No encontrado",
};
