import type { descriptionProblems as english } from "#texts/en/description-problems.ts";
import type { Translated } from "#texts/translated.ts";

export const descriptionProblems: Translated<typeof english> = {
  empty: "El documento está vacío: indica una dirección que responda con un documento OpenAPI.",
  binary: "Esto no es texto: indica un documento OpenAPI en JSON o YAML.",
  html: "Esto es una página web, no la descripción misma: indica la dirección del documento OpenAPI en JSON o YAML; las páginas de documentación suelen enlazarlo como openapi.json o swagger.json.",
  xml: "Esto es XML, no un documento OpenAPI: lo que un servicio WSDL, WADL u OData dice de sí mismo debe convertirse antes a OpenAPI.",
  "json-value":
    "No es JSON válido: en la línea {line}, columna {column}, falta un valor o no está escrito como en JSON; corrígelo ahí.",
  "json-name":
    "No es JSON válido: en la línea {line}, columna {column}, debe estar el nombre de un miembro, entre comillas dobles; corrígelo ahí.",
  "json-colon":
    "No es JSON válido: en la línea {line}, columna {column}, faltan dos puntos; corrígelo ahí.",
  "json-comma":
    "No es JSON válido: en la línea {line}, columna {column}, falta una coma o un corchete de cierre; corrígelo ahí.",
  "json-quote":
    "No es JSON válido: el texto que empieza en la línea {line}, columna {column}, no se cierra nunca o contiene un signo que hay que escapar; corrígelo ahí.",
  "json-end":
    "No es JSON válido: en la línea {line}, columna {column}, hay algo después del final; quítalo.",
  "json-deep":
    "Está anidado a más profundidad de la que aquí se puede leer ({reason}): divídelo o quítale una parte.",
  "json-relaxed":
    "Contiene comentarios, comas antes de un corchete de cierre o números que JSON no tiene; aquí se pasan por alto: quítalos, porque otros programas los rechazan.",
  "yaml-indent":
    "No es YAML válido: la línea {line} no tiene la sangría de sus vecinas, o contiene un texto con dos puntos sin comillas; corrígelo ahí.",
  "yaml-tab": "No es YAML válido: la línea {line} está sangrada con un tabulador; usa espacios.",
  "yaml-colon":
    "No es YAML válido: en la línea {line} faltan entre una clave y su valor los dos puntos seguidos de un espacio; corrígelo ahí.",
  "yaml-quote":
    "No es YAML válido: un texto entre comillas sigue abierto en la línea {line}; ciérralo o duplica las comillas que contiene.",
  "yaml-open":
    "No es YAML válido: donde empieza la línea {line} sigue abierto un corchete o un texto entre comillas; ciérralo o sangra la línea.",
  "yaml-bracket":
    "No es YAML válido: en la línea {line} falta una coma o un corchete de cierre; corrígelo ahí.",
  "yaml-escape":
    "No es YAML válido: en la línea {line}, un texto entre comillas dobles contiene una barra invertida que ahí no significa nada; duplícala o usa comillas simples.",
  "yaml-control": "No es YAML válido: contiene caracteres de control (línea {line}); quítalos.",
  "yaml-deep":
    "Está anidado a más profundidad de la que aquí se puede leer: divídelo o quítale una parte.",
  yaml: "No es YAML válido en la línea {line} ({reason}): corrígelo ahí.",
  "yaml-indentation":
    "La línea {line} tiene poca sangría dentro de corchetes o comillas. Se lee igualmente; aumente la sangría.",
  "yaml-several":
    "El texto contiene varios documentos YAML y se lee uno de ellos: da a cada uno su propio archivo.",
  "key-twice":
    "La clave «{key}» está dos veces en su objeto (línea {line}) y solo cuenta la última: da otro nombre a una de ellas.",
  "key-twice-on":
    "En la línea {line} hay una clave por segunda vez y solo cuenta la última: da otro nombre a una de ellas.",
  "version-unsaid":
    "El documento no indica ni `openapi` ni `swagger` y se lee como OpenAPI {version}: escribe al principio qué versión sigue.",
  "version-unknown":
    "El documento se lee como OpenAPI {version} porque su versión es «{written}»: escribe al principio qué versión sigue.",
  "no-openapi-version":
    "No es un documento OpenAPI que se pueda leer (no indica ni `openapi` ni `swagger`): indica un documento OpenAPI (Swagger 2.0 u OpenAPI 3).",
  "no-openapi-known":
    "No es un documento OpenAPI que se pueda leer (su versión es «{written}»): indica un documento OpenAPI (Swagger 2.0 u OpenAPI 3).",
  "is-text":
    "Esto es un simple texto, no un documento OpenAPI: indica un documento OpenAPI (Swagger 2.0 u OpenAPI 3).",
  "is-list":
    "Esto es una lista, no un documento OpenAPI: indica un documento OpenAPI (Swagger 2.0 u OpenAPI 3).",
  "is-swagger-1":
    "Esto es un índice de Swagger 1, no un documento OpenAPI: conviértelo antes a OpenAPI 3.",
  "is-asyncapi":
    "Esto es un documento AsyncAPI, no un documento OpenAPI: describe mensajes; indica el documento OpenAPI del mismo servicio.",
  "is-overlay":
    "Esto es un overlay de OpenAPI, no un documento OpenAPI: indica el documento OpenAPI al que está destinado.",
  "is-arazzo":
    "Esto es un documento Arazzo, no un documento OpenAPI: indica el documento OpenAPI que nombra.",
  "is-postman":
    "Esto es una colección de Postman, no un documento OpenAPI: expórtala antes como OpenAPI.",
  "is-graphql":
    "Esto es la respuesta de un servicio GraphQL, no un documento OpenAPI: indica un documento OpenAPI (Swagger 2.0 u OpenAPI 3).",
  "is-error":
    "Esto es una respuesta de error, no un documento OpenAPI: revisa la dirección; quizá exige iniciar sesión o ha cambiado.",
  "is-schema":
    "Esto es un JSON Schema, no un documento OpenAPI: indica un documento OpenAPI (Swagger 2.0 u OpenAPI 3).",
  "paths-missing":
    "El documento no describe ninguna operación: `paths` falta o no es un objeto. Añádelo o indica otro documento.",
  "no-operations":
    "La descripción no describe ninguna operación, así que no hay nada que mostrar. Comprueba que sea el documento correcto.",
  "no-server":
    "La descripción no dice dónde está la API. Inicia el servicio con --upstream y la dirección de la API.",
  "reference-nowhere":
    "La referencia «{reference}» no lleva a ninguna parte: añade aquello a lo que apunta o corrígela.",
  "reference-circle":
    "La referencia «{reference}» solo da vueltas en círculo: añade aquello a lo que apunta o corrígela.",
  "body-ignored":
    "{method} {path} pide un cuerpo, que los navegadores no envían con este método: se llama sin él. Descríbelo como parámetros de la dirección, o la operación como POST.",
  "security-undefined":
    "Se exige el esquema de seguridad «{name}», que nada define: añádelo a components.securitySchemes para decir cómo se inicia sesión.",
  "extension-keys":
    "x-quarterdeck-resource nombra como clave {count} campos y la ruta toma {expected}: corrígelo ahí.",
  "extension-field":
    "x-quarterdeck-resource nombra el campo «{field}», que el registro no tiene: corrígelo ahí.",
  "unsent-id":
    "{method} {path} no se puede enviar desde un navegador: la operación no tiene un identificador que quepa en una dirección. Dale un operationId de letras y cifras.",
  "unsent-method-name":
    "{method} {path} no se puede enviar desde un navegador: ese método no existe en HTTP. Corrígelo.",
  "unsent-method":
    "{method} {path} no se puede enviar desde un navegador: los navegadores rechazan ese método. Llama a la operación desde otro programa.",
  "unsent-path":
    "{method} {path} no se puede enviar desde un navegador: nada dice qué es «{name}» en su ruta. Descríbelo entre sus parámetros.",
  "unsent-header":
    "{method} {path} no se puede enviar desde un navegador: los navegadores no dejan que ninguna página fije la cabecera {name}. Llama a la operación desde otro programa.",
  "unsent-parameter":
    "{method} {path} no se puede enviar desde un navegador: «{name}» no se puede escribir como {type}. Corrige la descripción de ese parámetro.",
  "unsent-body":
    "{method} {path} no se puede enviar desde un navegador: «{type}» no es un tipo de medio. Corrige el de su cuerpo.",
  "description-unread": "La descripción en {address} no se puede leer. {reason}",
  "description-awaited": "La descripción aún se está leyendo. Inténtalo de nuevo en un momento.",
  "too-many-files":
    "El documento está repartido en más de {most} archivos y el resto no se lee: reúnelo en uno solo.",
  "file-unread":
    "El documento remite a {address}, que no se pudo leer: ponlo ahí o reúne el documento en un solo archivo. {reason}",
  "no-loader": "Aquí no se pueden leer otros archivos.",
  "no-such-file": "Ese archivo no existe: revisa la ruta.",
  "is-directory": "Es una carpeta: indica el archivo del documento OpenAPI que contiene.",
  "is-no-file": "No es un archivo: revisa la ruta.",
  "may-not-read": "No está permitido leer este archivo: revisa sus permisos.",
  "nothing-listens": "Ahí no responde nadie: inicia la API o revisa el host y el puerto.",
  "connection-closed": "La conexión se cerró: inténtalo de nuevo o revisa el host y el puerto.",
  "host-unknown": "El host es desconocido: revisa la dirección o la red.",
  "host-not-found": "El host no se puede resolver en este momento: revisa la red.",
  "not-reached": "No se puede llegar a esa dirección: revísala o revisa la red.",
  "not-reached-here":
    "No se puede llegar a esa dirección desde esta página: revísala, y también si su servidor deja que la lean páginas de otros orígenes (CORS).",
  "too-slow": "No respondió en {seconds} segundos: inténtalo de nuevo o indica un archivo.",
  "error-status":
    "La respuesta fue {status}: revisa la dirección; quizá exige iniciar sesión o ha cambiado.",
  "too-large": "Supera los {size} MB: quítale una parte.",
  "too-large-together":
    "Los archivos a los que remite son demasiado grandes en conjunto: quita algunos.",
  "too-many-redirects": "La dirección redirige más de {most} veces: revísala.",
  "no-web-address": "No es una dirección http ni https, y desde la web solo se siguen esas.",
  "no-description-file": "No es un archivo .json, .yaml ni .yml: dale una de esas extensiones.",
  "private-network":
    "Está en una red privada, de la que no viene la descripción: reúne el documento en un solo archivo.",
  "not-read": "No se pudo leer ({reason}): revisa la dirección.",
  "too-much":
    "El documento está demasiado anidado o es demasiado grande para entenderlo aquí ({reason}): divídelo o quítale una parte.",
  "internal-error":
    "Quarterdeck falló con este documento ({reason}): es un defecto de Quarterdeck, no del documento. Avísanos, por favor, con el documento si puedes.",
  "overlay-unread": "El overlay en {address} no se puede leer. {reason}",
  "overlay-no-text": "{overlay} no se puede leer. {reason}",
  "overlay-unsaid":
    "{overlay} no es un overlay que se pueda leer (no indica `overlay: 1.1.0`): indica un documento Overlay de la versión 1.0 o 1.1.",
  "overlay-unknown":
    "{overlay} no es un overlay que se pueda leer (su versión es {version}): indica un documento Overlay de la versión 1.0 o 1.1.",
  "overlay-later":
    "{overlay} sigue la versión {version} de la especificación Overlay: lo que añade a la 1.1 no se conoce aquí.",
  "overlay-other-document":
    "{overlay} dice que es para {address}: comprueba que sirva para este documento o corrige su `extends`.",
  "overlay-too-large":
    "El documento se contiene a sí mismo por sus alias, o es demasiado grande una vez desplegado, así que no se aplica ningún overlay: escribe esas partes por entero o remite a ellas con `$ref`.",
  "overlay-no-actions":
    "{overlay} no tiene una lista `actions`: añade al menos una acción con un `target`.",
  "action-no-target":
    "{overlay}, acción {action}: le falta `target`; di con un JSONPath qué cambia.",
  "action-no-change":
    "{overlay}, acción {action} ({target}): no cambia nada; añade `update`, `copy` o `remove: true`.",
  "action-no-change-yet":
    "{overlay}, acción {action} ({target}): no cambia nada; añade `update` o `remove: true`.",
  "action-copy-later":
    "{overlay}, acción {action} ({target}): no cambia nada; `copy` necesita `overlay: 1.1.0`.",
  "action-two-changes":
    "{overlay}, acción {action} ({target}): `update` y `copy` se excluyen; quita uno de los dos.",
  "action-copy-no-text":
    "{overlay}, acción {action} ({target}): su `copy` no es un texto; di con un JSONPath qué se copia.",
  "action-no-path":
    "{overlay}, acción {action} ({target}): su destino no es un JSONPath ({reason}); corrígelo (RFC 9535).",
  "action-single-value":
    "{overlay}, acción {action} ({target}): Overlay 1.0 solo cambia objetos y listas, y esto selecciona un valor simple; selecciona lo que lo contiene o escribe `overlay: 1.1.0`.",
  "action-removes-all":
    "{overlay}, acción {action} ({target}): no se puede eliminar el documento entero; selecciona una parte.",
  "action-mixed":
    "{overlay}, acción {action} ({target}): selecciona objetos, listas o valores simples a la vez; selecciona una sola clase cada vez.",
  "action-mismatch":
    "{overlay}, acción {action} ({target}): el destino es {now} y aquello con lo que se cambia es {next}; elimínalo en una acción anterior o cámbialo con algo de su misma clase.",
  "action-mismatch-inside":
    "{overlay}, acción {action} ({target}): `{name}` es {now} y pasaría a ser {next}; elimínalo en una acción anterior o cámbialo con algo de su misma clase.",
  "action-list-in-list":
    "{overlay}, acción {action} ({target}): Overlay 1.0 añade una lista a otra como una sola entrada; escribe `overlay: 1.1.0` para unir las dos.",
  "action-copy-no-path":
    "{overlay}, acción {action} ({target}): su `copy` no es un JSONPath ({reason}); selecciona exactamente un lugar.",
  "action-copy-nothing":
    "{overlay}, acción {action} ({target}): su `copy` no selecciona nada; selecciona exactamente un lugar.",
  "action-copy-many":
    "{overlay}, acción {action} ({target}): su `copy` selecciona {count} lugares; selecciona exactamente uno.",
  "action-nothing-there":
    "{overlay}, acción {action} ({target}): ahí no hay nada, así que nada cambió; revisa el destino.",
  "an-object": "un objeto",
  "a-list": "una lista",
  "a-single-value": "un valor simple",
};
