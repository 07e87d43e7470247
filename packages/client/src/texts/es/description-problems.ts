import type { descriptionProblems as english } from "#texts/en/description-problems.ts";
import type { Translated } from "#texts/translated.ts";

export const descriptionProblems: Translated<typeof english> = {
  empty: "El documento está vacío. Usa la dirección de un documento OpenAPI.",
  binary: "No es texto. Usa un documento OpenAPI en JSON o YAML.",
  html: "Es una página web, no un documento OpenAPI. Usa la dirección del archivo JSON o YAML, que suele enlazarse como openapi.json o swagger.json. Si no existe, usa la dirección de una lista de la API.",
  xml: "Es XML, no un documento OpenAPI. Convierte primero WSDL, WADL u OData a OpenAPI.",
  "json-value":
    "JSON no válido en la línea {line}, columna {column}: falta un valor o no es válido. Corrígelo.",
  "json-name":
    "JSON no válido en la línea {line}, columna {column}: falta el nombre de un miembro. Añádelo entre comillas dobles.",
  "json-colon": "JSON no válido en la línea {line}, columna {column}: faltan dos puntos. Añádelos.",
  "json-comma":
    "JSON no válido en la línea {line}, columna {column}: falta una coma o un corchete de cierre. Añádelo.",
  "json-quote":
    "JSON no válido en la línea {line}, columna {column}: un texto no está cerrado o contiene un carácter sin escapar. Ciérralo o escapa el carácter.",
  "json-end":
    "JSON no válido en la línea {line}, columna {column}: hay texto después del final. Quítalo.",
  "json-deep":
    "El documento tiene demasiados niveles anidados ({reason}). Divídelo o quita partes.",
  "json-relaxed":
    "El documento tiene comentarios, comas finales o números que no son de JSON. Aquí se ignoran; quítalos para otros programas.",
  "yaml-indent":
    "YAML no válido en la línea {line}: sangría incorrecta o texto con dos puntos sin comillas. Corrige la sangría o añade comillas.",
  "yaml-tab": "YAML no válido en la línea {line}: la sangría usa un tabulador. Usa espacios.",
  "yaml-colon":
    "YAML no válido en la línea {line}: faltan dos puntos y un espacio entre la clave y el valor. Añádelos.",
  "yaml-quote":
    "YAML no válido en la línea {line}: un texto entre comillas no está cerrado. Ciérralo o duplica sus comillas.",
  "yaml-open":
    "YAML no válido en la línea {line}: un corchete o un texto entre comillas anterior no está cerrado. Ciérralo o sangra la línea.",
  "yaml-bracket":
    "YAML no válido en la línea {line}: falta una coma o un corchete de cierre. Añádelo.",
  "yaml-escape":
    "YAML no válido en la línea {line}: secuencia de escape no válida entre comillas dobles. Duplica la barra invertida o usa comillas simples.",
  "yaml-control":
    "YAML no válido en la línea {line}: el texto contiene caracteres de control. Quítalos.",
  "yaml-deep": "El documento tiene demasiados niveles anidados. Divídelo o quita partes.",
  yaml: "YAML no válido en la línea {line} ({reason}). Corrígelo.",
  "yaml-indentation":
    "La línea {line} tiene poca sangría dentro de corchetes o comillas. Se lee igualmente; aumenta la sangría.",
  "yaml-several":
    "El archivo contiene varios documentos YAML y solo se lee uno. Pon cada uno en su propio archivo.",
  "key-twice":
    "La clave «{key}» está duplicada (línea {line}) y solo se usa el último valor. Cambia el nombre de una de ellas.",
  "key-twice-on":
    "Hay una clave duplicada en la línea {line} y solo se usa el último valor. Cambia el nombre de una de ellas.",
  "version-unsaid":
    "El documento no indica la versión `openapi` o `swagger` y se lee como OpenAPI {version}. Añade la versión al principio.",
  "version-unknown":
    "La versión «{written}» es desconocida, así que el documento se lee como OpenAPI {version}. Corrige la versión al principio.",
  "no-openapi-version":
    "No es un documento OpenAPI: falta `openapi` o `swagger`. Usa un documento OpenAPI (Swagger 2.0 u OpenAPI 3).",
  "no-openapi-known":
    "No es un documento OpenAPI compatible (versión «{written}»). Usa un documento OpenAPI (Swagger 2.0 u OpenAPI 3).",
  "is-text":
    "Es un texto, no un documento OpenAPI. Usa un documento OpenAPI (Swagger 2.0 u OpenAPI 3).",
  "is-list":
    "Es una lista, no un documento OpenAPI. Usa un documento OpenAPI (Swagger 2.0 u OpenAPI 3).",
  "is-swagger-1":
    "Es un índice de Swagger 1, no un documento OpenAPI. Conviértelo primero a OpenAPI 3.",
  "is-asyncapi":
    "Es un documento AsyncAPI, no un documento OpenAPI. Usa el documento OpenAPI del mismo servicio.",
  "is-overlay":
    "Es un overlay de OpenAPI, no un documento OpenAPI. Usa el documento OpenAPI que modifica.",
  "is-arazzo":
    "Es un documento Arazzo, no un documento OpenAPI. Usa el documento OpenAPI al que hace referencia.",
  "is-wsdl":
    "Es un documento WSDL (SOAP), no un documento OpenAPI. Usa una API REST del mismo servicio.",
  "is-format":
    "Este documento es {format}, no OpenAPI. Conviértelo o expórtalo primero como OpenAPI.",
  "is-graphql-schema":
    "Es un esquema GraphQL, no un documento OpenAPI. Usa un documento OpenAPI del mismo servicio.",
  "is-postman":
    "Es una colección de Postman, no un documento OpenAPI. Expórtala primero como OpenAPI.",
  "is-graphql":
    "Es una respuesta de GraphQL, no un documento OpenAPI. Usa un documento OpenAPI (Swagger 2.0 u OpenAPI 3).",
  "is-error":
    "Es una respuesta de error, no un documento OpenAPI. Revisa la dirección y si exige iniciar sesión.",
  "is-schema":
    "Es un JSON Schema, no un documento OpenAPI. Usa un documento OpenAPI (Swagger 2.0 u OpenAPI 3).",
  "paths-missing":
    "El documento no tiene operaciones: `paths` falta o no es un objeto. Añádelo o usa otro documento.",
  "no-operations": "La descripción no tiene operaciones. Comprueba que sea el documento correcto.",
  "private-server":
    "La descripción indica un servidor de una red privada: {server}. Si es tuyo, inicia el servicio con --upstream y su dirección.",
  "placeholder-server":
    "La descripción indica un servidor de ejemplo: {server}. Inicia el servicio con --upstream y la dirección de la API.",
  "description-moved":
    "La descripción ahora envía las llamadas o los inicios de sesión a {origins}. Este cambio no se aplica. Si es correcto, reinicia el servicio.",
  "no-server":
    "La descripción no indica la dirección de ningún servidor. Inicia el servicio con --upstream y la dirección de la API.",
  "reference-nowhere":
    "La referencia «{reference}» no tiene destino. Añade el destino o corrige la referencia.",
  "reference-circle":
    "La referencia «{reference}» es circular. Añade su destino o corrige la referencia.",
  "body-ignored":
    "{method} {path} tiene un cuerpo de solicitud, pero los navegadores no lo envían. Descríbelo como parámetros de consulta o como POST.",
  "pattern-unreadable":
    "El patrón «{pattern}» no es una expresión regular de JavaScript. Corrígelo; hasta entonces se ignora.",
  "security-undefined":
    "El esquema de seguridad obligatorio «{name}» no está definido. Añádelo a components.securitySchemes.",
  "extension-keys":
    "x-quarterdeck-resource tiene {count} campos de clave, pero la ruta necesita {expected}. Corrige la clave.",
  "extension-field":
    "x-quarterdeck-resource nombra «{field}», que no es un campo del registro. Corrige el nombre.",
  "unsent-id":
    "{method} {path} no se puede enviar desde un navegador: no tiene un identificador utilizable. Añade un operationId de letras y dígitos.",
  "unsent-method-name":
    "{method} {path} no se puede enviar desde un navegador: su método no es un método HTTP. Corrígelo.",
  "unsent-method":
    "{method} {path} no se puede enviar desde un navegador: los navegadores rechazan su método. Envíalo desde otro programa.",
  "unsent-path":
    "{method} {path} no se puede enviar desde un navegador: el parámetro de ruta «{name}» no está descrito. Añádelo a los parámetros.",
  "unsent-header":
    "{method} {path} no se puede enviar desde un navegador: las páginas no pueden asignar el encabezado {name}. Envíalo desde otro programa.",
  "unsent-parameter":
    "{method} {path} no se puede enviar desde un navegador: «{name}» no se puede escribir como {type}. Corrige su descripción.",
  "unsent-body":
    "{method} {path} no se puede enviar desde un navegador: «{type}» no es un tipo de medio. Corrige el tipo de su cuerpo.",
  "description-unread": "No se pudo leer la descripción en {address}. {reason}",
  "description-awaited": "La descripción aún se está cargando. Reinténtalo en un momento.",
  "too-many-files":
    "El documento hace referencia a más de {most} archivos y el resto no se lee. Reúnelo en un solo archivo.",
  "other-hosts":
    "La grabación tiene {count} llamadas a otros hosts ({hosts}). No están en la consola. Grábalas en un archivo aparte.",
  "no-bodies":
    "La grabación no tiene el contenido de las respuestas; los campos se desconocen hasta abrir una lista. Guárdala con el contenido.",
  "too-many-calls":
    "La grabación tiene más de {most} llamadas a la API y el resto no se lee. Graba una sesión más corta.",
  "file-unread":
    "No se pudo leer el archivo referenciado {address}. Añádelo o reúne el documento en un solo archivo. {reason}",
  "no-loader": "Aquí no se pueden leer otros archivos.",
  "no-such-file": "El archivo no existe. Revisa la ruta.",
  "is-directory": "La ruta es un directorio. Usa el archivo OpenAPI que contiene.",
  "is-no-file": "La ruta no es un archivo. Revisa la ruta.",
  "may-not-read": "El archivo no se puede leer. Revisa sus permisos.",
  "nothing-listens": "Se rechazó la conexión. Inicia la API o revisa el host y el puerto.",
  "connection-closed": "La conexión se cerró. Reinténtalo o revisa el host y el puerto.",
  "host-unknown": "El host es desconocido. Revisa la dirección o la red.",
  "host-not-found": "El nombre de host no se puede resolver en este momento. Revisa la red.",
  "not-reached": "No se pudo conectar con la dirección. Revisa la dirección o la red.",
  "not-reached-here":
    "No se pudo conectar con la dirección desde esta página. Revisa la dirección y la configuración CORS de su servidor.",
  "too-slow": "El servidor no respondió en {seconds} segundos. Reinténtalo o usa un archivo.",
  "description-refused":
    "El servidor respondió con {status}. Añada una credencial con --api-header.",
  "no-description-found":
    "No hay ninguna descripción OpenAPI en esta dirección, tras sus enlaces ni en las rutas habituales. Indique la dirección exacta.",
  "error-status":
    "El servidor respondió con {status}. Revisa la dirección y si exige iniciar sesión.",
  "too-large": "El archivo supera los {size} MB. Divídelo o quita partes.",
  "too-large-together": "Los archivos referenciados son demasiado grandes en total. Quita algunos.",
  "too-many-redirects": "La dirección redirige más de {most} veces. Revisa la dirección.",
  "no-web-address":
    "La dirección no es http ni https. Una descripción de la web solo puede hacer referencia a esas direcciones.",
  "no-description-file": "El archivo no es .json, .yaml ni .yml. Cámbiale el nombre.",
  "private-network":
    "La dirección está en una red privada, pero la descripción no. Reúne el documento en un solo archivo.",
  "untrusted-certificate":
    "El certificado del servidor no es de confianza ({reason}). Renuévelo o indique su autoridad con NODE_EXTRA_CA_CERTS.",
  "not-read": "No se pudo leer el archivo ({reason}). Revisa la dirección.",
  "too-much":
    "El documento tiene demasiados niveles anidados o es demasiado grande ({reason}). Divídelo o quita partes.",
  "internal-error":
    "Quarterdeck no pudo procesar este documento ({reason}). Es un error de Quarterdeck. Notifícalo, con el documento si es posible.",
  "overlay-unread": "No se pudo leer el overlay en {address}. {reason}",
  "overlay-no-text": "No se pudo leer {overlay}. {reason}",
  "overlay-unsaid":
    "{overlay} no es un overlay compatible: falta `overlay: 1.1.0`. Usa Overlay 1.0 o 1.1.",
  "overlay-unknown":
    "{overlay} no es un overlay compatible (versión {version}). Usa Overlay 1.0 o 1.1.",
  "overlay-later":
    "{overlay} usa Overlay {version}. Las funciones posteriores a la 1.1 se ignoran.",
  "overlay-other-document":
    "{overlay} es para {address}. Comprueba que corresponda a este documento o corrige `extends`.",
  "overlay-too-large":
    "No se aplica ningún overlay: el documento es recursivo o demasiado grande con sus alias desplegados. Usa `$ref` en su lugar.",
  "overlay-no-actions":
    "{overlay} no tiene una lista `actions`. Añade al menos una acción con un `target`.",
  "action-no-target": "{overlay}, acción {action}: falta `target`. Añade un JSONPath.",
  "action-no-change":
    "{overlay}, acción {action} ({target}): no se define ningún cambio. Añade `update`, `copy` o `remove: true`.",
  "action-no-change-yet":
    "{overlay}, acción {action} ({target}): no se define ningún cambio. Añade `update` o `remove: true`.",
  "action-copy-later":
    "{overlay}, acción {action} ({target}): `copy` requiere Overlay 1.1. Escribe `overlay: 1.1.0`.",
  "action-two-changes":
    "{overlay}, acción {action} ({target}): `update` y `copy` no se pueden combinar. Quita uno de los dos.",
  "action-copy-no-text":
    "{overlay}, acción {action} ({target}): `copy` no es un texto. Usa un JSONPath.",
  "action-no-path":
    "{overlay}, acción {action} ({target}): el destino no es un JSONPath ({reason}). Corrígelo (RFC 9535).",
  "action-single-value":
    "{overlay}, acción {action} ({target}): Overlay 1.0 no puede cambiar valores simples. Selecciona el objeto o la lista que los contiene, o escribe `overlay: 1.1.0`.",
  "action-removes-all":
    "{overlay}, acción {action} ({target}): no se puede eliminar el documento entero. Selecciona una parte.",
  "action-mixed":
    "{overlay}, acción {action} ({target}): el destino mezcla objetos, listas y valores simples. Selecciona un solo tipo.",
  "action-mismatch":
    "{overlay}, acción {action} ({target}): el destino es {now}, pero el cambio es {next}. Usa el mismo tipo o elimina antes el destino.",
  "action-mismatch-inside":
    "{overlay}, acción {action} ({target}): `{name}` es {now}, pero el cambio es {next}. Usa el mismo tipo o elimínalo antes.",
  "action-list-in-list":
    "{overlay}, acción {action} ({target}): Overlay 1.0 añade una lista como una sola entrada. Escribe `overlay: 1.1.0` para unir las listas.",
  "action-copy-no-path":
    "{overlay}, acción {action} ({target}): `copy` no es un JSONPath ({reason}). Selecciona exactamente un valor.",
  "action-copy-nothing":
    "{overlay}, acción {action} ({target}): `copy` no selecciona nada. Selecciona exactamente un valor.",
  "action-copy-many":
    "{overlay}, acción {action} ({target}): `copy` selecciona {count} valores. Selecciona exactamente uno.",
  "action-nothing-there":
    "{overlay}, acción {action} ({target}): el destino no selecciona nada. Revisa el destino.",
  "an-object": "un objeto",
  "a-list": "una lista",
  "a-single-value": "un valor simple",
};
