/** Problems of a description, its overlays or its address, each with the remedy. */
export const descriptionProblems = {
  // Texts that are not a description.
  empty: "The document is empty. Use the address of an OpenAPI document.",
  binary: "This is not text. Use an OpenAPI document in JSON or YAML.",
  html: "This is a web page, not an OpenAPI document. Use the address of the JSON or YAML file, often linked as openapi.json or swagger.json. Without one, use the address of a list of the API.",
  xml: "This is XML, not an OpenAPI document. Convert WSDL, WADL or OData to OpenAPI first.",
  "json-value":
    "Invalid JSON at line {line}, column {column}: a value is missing or invalid. Correct it.",
  "json-name":
    "Invalid JSON at line {line}, column {column}: a member name is missing. Add it in double quotes.",
  "json-colon": "Invalid JSON at line {line}, column {column}: a colon is missing. Add it.",
  "json-comma":
    "Invalid JSON at line {line}, column {column}: a comma or closing bracket is missing. Add it.",
  "json-quote":
    "Invalid JSON at line {line}, column {column}: a string is not closed or has an unescaped character. Close it or escape the character.",
  "json-end":
    "Invalid JSON at line {line}, column {column}: there is text after the end. Remove it.",
  "json-deep": "The document is nested too deeply ({reason}). Split it or remove parts.",
  "json-relaxed":
    "The document has comments, trailing commas or non-JSON numbers. They are ignored here; remove them for other programs.",
  "yaml-indent":
    "Invalid YAML at line {line}: wrong indentation or an unquoted text with a colon. Correct the indentation or add quotes.",
  "yaml-tab": "Invalid YAML at line {line}: a tab is used for indentation. Use spaces.",
  "yaml-colon":
    "Invalid YAML at line {line}: a colon and a space are missing between key and value. Add them.",
  "yaml-quote":
    "Invalid YAML at line {line}: a quoted text is not closed. Close it or double the quotes in it.",
  "yaml-open":
    "Invalid YAML at line {line}: a bracket or quoted text before this line is not closed. Close it or indent the line.",
  "yaml-bracket": "Invalid YAML at line {line}: a comma or closing bracket is missing. Add it.",
  "yaml-escape":
    "Invalid YAML at line {line}: an invalid backslash escape in double quotes. Double the backslash or use single quotes.",
  "yaml-control": "Invalid YAML at line {line}: the text has control characters. Remove them.",
  "yaml-deep": "The document is nested too deeply. Split it or remove parts.",
  yaml: "Invalid YAML at line {line} ({reason}). Correct it.",
  "yaml-indentation":
    "Line {line} has too little indentation inside brackets or quotes. It is read anyway; indent it further.",
  "yaml-several":
    "The file has several YAML documents, and only one is read. Put each in its own file.",
  "key-twice":
    "The key “{key}” is duplicated (line {line}), and only the last value is used. Rename one of them.",
  "key-twice-on":
    "A key is duplicated on line {line}, and only the last value is used. Rename one of them.",

  // A document of another kind or version.
  "version-unsaid":
    "The document has no `openapi` or `swagger` version and is read as OpenAPI {version}. Add the version at the top.",
  "version-unknown":
    "The version “{written}” is unknown, so the document is read as OpenAPI {version}. Correct the version at the top.",
  "no-openapi-version":
    "This is not an OpenAPI document: `openapi` or `swagger` is missing. Use an OpenAPI document (Swagger 2.0 or OpenAPI 3).",
  "no-openapi-known":
    "This is not a supported OpenAPI document (version “{written}”). Use an OpenAPI document (Swagger 2.0 or OpenAPI 3).",
  "is-text":
    "This is a text, not an OpenAPI document. Use an OpenAPI document (Swagger 2.0 or OpenAPI 3).",
  "is-list":
    "This is a list, not an OpenAPI document. Use an OpenAPI document (Swagger 2.0 or OpenAPI 3).",
  "is-swagger-1":
    "This is a Swagger 1 listing, not an OpenAPI document. Convert it to OpenAPI 3 first.",
  "is-asyncapi":
    "This is an AsyncAPI document, not an OpenAPI document. Use the OpenAPI document of the same service.",
  "is-overlay":
    "This is an OpenAPI Overlay, not an OpenAPI document. Use the OpenAPI document that it changes.",
  "is-arazzo":
    "This is an Arazzo document, not an OpenAPI document. Use the OpenAPI document that it references.",
  "is-wsdl":
    "This is a WSDL document (SOAP), not an OpenAPI document. Use a REST API of the same service.",
  "is-format":
    "This document is {format}, not OpenAPI. Convert it to OpenAPI, or export it as OpenAPI, first.",
  "is-graphql-schema":
    "This is a GraphQL schema, not an OpenAPI document. Use an OpenAPI document of the same service.",
  "is-postman":
    "This is a Postman collection, not an OpenAPI document. Export it as OpenAPI first.",
  "is-graphql":
    "This is a GraphQL response, not an OpenAPI document. Use an OpenAPI document (Swagger 2.0 or OpenAPI 3).",
  "is-error":
    "This is an error response, not an OpenAPI document. Check the address and whether it requires sign-in.",
  "is-schema":
    "This is a JSON Schema, not an OpenAPI document. Use an OpenAPI document (Swagger 2.0 or OpenAPI 3).",

  // Contents of a document.
  "paths-missing":
    "The document has no operations: `paths` is missing or is not an object. Add it or use another document.",
  "no-operations": "The description has no operations. Check that it is the right document.",
  "private-server":
    "The description names a server in a private network: {server}. If it is yours, start the service with --upstream and its address.",
  "placeholder-server":
    "The description names a placeholder server: {server}. Start the service with --upstream and the address of the API.",
  "description-moved":
    "The description now sends calls or sign-ins to {origins}. This change is not used. If it is right, restart the service.",
  "no-server":
    "The description has no server address. Start the service with --upstream and the address of the API.",
  "reference-nowhere":
    "The reference “{reference}” has no target. Add the target or correct the reference.",
  "reference-circle":
    "The reference “{reference}” is circular. Add its target or correct the reference.",
  "body-ignored":
    "{method} {path} has a request body, but browsers do not send one. Describe it as query parameters or as a POST.",
  "pattern-unreadable":
    "The pattern “{pattern}” is not a regular expression of JavaScript. Correct it; until then it is ignored.",
  "security-undefined":
    "The required security scheme “{name}” is not defined. Add it to components.securitySchemes.",
  "extension-keys":
    "x-quarterdeck-resource has {count} key fields, but the path needs {expected}. Correct the key.",
  "extension-field":
    "x-quarterdeck-resource names “{field}”, which is not a field of the record. Correct the name.",
  "unsent-id":
    "{method} {path} cannot be sent from a browser: it has no usable id. Add an operationId of letters and digits.",
  "unsent-method-name":
    "{method} {path} cannot be sent from a browser: its method is not an HTTP method. Correct it.",
  "unsent-method":
    "{method} {path} cannot be sent from a browser: browsers reject its method. Call it from another program.",
  "unsent-path":
    "{method} {path} cannot be sent from a browser: the path parameter “{name}” is not described. Add it to the parameters.",
  "unsent-header":
    "{method} {path} cannot be sent from a browser: pages cannot set the header {name}. Call it from another program.",
  "unsent-parameter":
    "{method} {path} cannot be sent from a browser: “{name}” cannot be written as {type}. Correct its description.",
  "unsent-body":
    "{method} {path} cannot be sent from a browser: “{type}” is not a media type. Correct the type of its body.",

  // Files and addresses.
  "description-unread": "The description at {address} could not be read. {reason}",
  "description-awaited": "The description is still loading. Retry in a moment.",
  "too-many-files":
    "The document refers to more than {most} files, and the rest is not read. Bundle it into one file.",
  "other-hosts":
    "The recording has {count} calls of other hosts ({hosts}). They are not in the console. Record them in a separate file.",
  "no-bodies":
    "The recording has no content of responses, so fields are unknown until a list is opened. Save it with the content.",
  "too-many-calls":
    "The recording has more than {most} calls of the API, and the rest is not read. Record a shorter session.",
  "file-unread":
    "The referenced file {address} could not be read. Add it or bundle the document into one file. {reason}",
  "no-loader": "Other files cannot be read here.",
  "no-such-file": "The file does not exist. Check the path.",
  "is-directory": "The path is a directory. Use the OpenAPI file in it.",
  "is-no-file": "The path is not a file. Check the path.",
  "may-not-read": "The file cannot be read. Check its permissions.",
  "nothing-listens": "The connection was refused. Start the API, or check host and port.",
  "connection-closed": "The connection was closed. Retry, or check host and port.",
  "host-unknown": "The host is unknown. Check the address or the network.",
  "host-not-found": "The host name cannot be resolved at the moment. Check the network.",
  "not-reached": "The address could not be reached. Check the address or the network.",
  "not-reached-here":
    "The address could not be reached from this page. Check the address and the CORS settings of its server.",
  "too-slow": "The server did not respond within {seconds} seconds. Retry or use a file.",
  "description-refused": "The server responded with {status}. Add a credential with --api-header.",
  "no-description-found":
    "No OpenAPI description is at this address, behind its links or at usual paths. Use its exact address.",
  "error-status":
    "The server responded with {status}. Check the address and whether it requires sign-in.",
  "too-large": "The file is larger than {size} MB. Split it or remove parts.",
  "too-large-together": "The referenced files are too large in total. Remove some of them.",
  "too-many-redirects": "The address redirects more than {most} times. Check the address.",
  "no-web-address":
    "The address is not an http or https address. A description from the web can only refer to these.",
  "no-description-file": "The file is not a .json, .yaml or .yml file. Rename it.",
  "private-network":
    "The address is in a private network, but the description is not. Bundle the document into one file.",
  "untrusted-certificate":
    "The certificate of the server is not trusted ({reason}). Renew it, or name its authority with NODE_EXTRA_CA_CERTS.",
  "not-read": "The file could not be read ({reason}). Check the address.",

  // Limits and internal errors.
  "too-much":
    "The document is nested too deeply or too large ({reason}). Split it or remove parts.",
  "internal-error":
    "Quarterdeck failed to process this document ({reason}). This is an error in Quarterdeck. Report it, with the document if possible.",

  // Overlays.
  "overlay-unread": "The overlay at {address} could not be read. {reason}",
  "overlay-no-text": "{overlay} could not be read. {reason}",
  "overlay-unsaid":
    "{overlay} is not a supported overlay: `overlay: 1.1.0` is missing. Use Overlay 1.0 or 1.1.",
  "overlay-unknown":
    "{overlay} is not a supported overlay (version {version}). Use Overlay 1.0 or 1.1.",
  "overlay-later": "{overlay} uses Overlay {version}. Features newer than 1.1 are ignored.",
  "overlay-other-document":
    "{overlay} is for {address}. Check that it matches this document, or correct `extends`.",
  "overlay-too-large":
    "No overlay is applied: the document is recursive or too large with its aliases expanded. Use `$ref` instead.",
  "overlay-no-actions": "{overlay} has no list of `actions`. Add at least one with a `target`.",
  "action-no-target": "{overlay}, action {action}: `target` is missing. Add a JSONPath.",
  "action-no-change":
    "{overlay}, action {action} ({target}): no change is defined. Add `update`, `copy` or `remove: true`.",
  "action-no-change-yet":
    "{overlay}, action {action} ({target}): no change is defined. Add `update` or `remove: true`.",
  "action-copy-later":
    "{overlay}, action {action} ({target}): `copy` requires Overlay 1.1. Write `overlay: 1.1.0`.",
  "action-two-changes":
    "{overlay}, action {action} ({target}): `update` and `copy` cannot be combined. Remove one of them.",
  "action-copy-no-text":
    "{overlay}, action {action} ({target}): `copy` is not a text. Use a JSONPath.",
  "action-no-path":
    "{overlay}, action {action} ({target}): the target is not a JSONPath ({reason}). Correct it (RFC 9535).",
  "action-single-value":
    "{overlay}, action {action} ({target}): Overlay 1.0 cannot change single values. Select the object or list that contains it, or write `overlay: 1.1.0`.",
  "action-removes-all":
    "{overlay}, action {action} ({target}): the whole document cannot be removed. Select a part of it.",
  "action-mixed":
    "{overlay}, action {action} ({target}): the target mixes objects, lists and single values. Select one kind.",
  "action-mismatch":
    "{overlay}, action {action} ({target}): the target is {now}, but the update is {next}. Use the same kind, or remove the target first.",
  "action-mismatch-inside":
    "{overlay}, action {action} ({target}): `{name}` is {now}, but the update is {next}. Use the same kind, or remove it first.",
  "action-list-in-list":
    "{overlay}, action {action} ({target}): Overlay 1.0 adds a list as one entry. Write `overlay: 1.1.0` to join the lists.",
  "action-copy-no-path":
    "{overlay}, action {action} ({target}): `copy` is not a JSONPath ({reason}). Select exactly one value.",
  "action-copy-nothing":
    "{overlay}, action {action} ({target}): `copy` matches nothing. Select exactly one value.",
  "action-copy-many":
    "{overlay}, action {action} ({target}): `copy` matches {count} values. Select exactly one.",
  "action-nothing-there":
    "{overlay}, action {action} ({target}): the target matches nothing. Check the target.",
  "an-object": "an object",
  "a-list": "a list",
  "a-single-value": "a single value",
} as const;
