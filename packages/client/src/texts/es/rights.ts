import type { rights as english } from "#texts/en/rights.ts";
import type { Translated } from "#texts/translated.ts";

export const rights: Translated<typeof english> = {
  title: "Permisos",
  about:
    "Permisos de lectores y editores. Los propietarios pueden todo lo que permite la base de datos.",
  search: "Filtrar tablas y columnas",
  noMatch: "Ninguna tabla coincide",
  noMatchHint: "Borre el filtro para ver todas las tablas.",
  table: "Tabla",
  show: "Mostrar columnas de {name}",
  roles: { viewer: "Lector", editor: "Editor" },
  names: {
    read: "Leer",
    create: "Crear",
    update: "Editar",
    remove: "Eliminar",
    write: "Editar",
    execute: "Llamar",
  },
  cell: "{role}: {right} {name}",
  key: "Clave: siempre legible",
  view: "Vista",
  everyTable: "Las demás tablas",
  everyTableAbout: "Una tabla nueva tiene estos permisos hasta que cambies los suyos",
  functions: "Funciones",
  functionsAbout:
    "Los propietarios pueden llamar a todas las funciones. Una función puede ir más allá de los permisos de las tablas.",
  function: "Función",
  writes: "Escribe",
  definer: "Definer",
  definerAbout: "Se ejecuta con los permisos de su propietario (SECURITY DEFINER)",
  impossible: "La base de datos no lo permite",
  failed: "No se pudieron cargar los permisos",
  saveFailed: "El permiso no se cambió",
  saved: "Guardado",
};
