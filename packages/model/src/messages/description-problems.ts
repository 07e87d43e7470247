/** What may be wrong with a description, its corrections or its address, and what to do about it. */
export const descriptionProblems = {
  // A text that is none of a description.
  empty: "The document is empty: give an address that answers an OpenAPI document.",
  binary: "This is no text: give an OpenAPI document in JSON or YAML.",
  html: "This is a web page, not the description itself: give the address of the OpenAPI document in JSON or YAML; documentation pages often link to it as openapi.json or swagger.json.",
  xml: "This is XML, not an OpenAPI document: what a WSDL, WADL or OData service says of itself must be converted to OpenAPI first.",
  "json-value":
    "It is not valid JSON: on line {line}, column {column} a value is missing, or not written as in JSON; correct it there.",
  "json-name":
    "It is not valid JSON: on line {line}, column {column} the name of a member should stand, in double quotes; correct it there.",
  "json-colon":
    "It is not valid JSON: on line {line}, column {column} a colon is missing; correct it there.",
  "json-comma":
    "It is not valid JSON: on line {line}, column {column} a comma or a closing bracket is missing; correct it there.",
  "json-quote":
    "It is not valid JSON: the text that begins on line {line}, column {column} is never closed, or holds a sign that must be escaped; correct it there.",
  "json-end":
    "It is not valid JSON: on line {line}, column {column} something stands behind its end; take it out.",
  "json-deep":
    "It is nested more deeply than can be read here ({reason}): divide it, or leave a part of it out.",
  "json-relaxed":
    "It holds comments, commas before a closing bracket, or numbers that JSON does not have; they are passed over here: take them out, since other programs refuse them.",
  "yaml-indent":
    "It is not valid YAML: line {line} is not indented as its neighbours are, or holds a text with a colon that is not in quotes; correct it there.",
  "yaml-tab": "It is not valid YAML: line {line} is indented with a tab; use spaces.",
  "yaml-colon":
    "It is not valid YAML: on line {line} a colon with a space behind it is missing between a key and its value; correct it there.",
  "yaml-quote":
    "It is not valid YAML: a quoted text is still open on line {line}; close it, or double the quotes in it.",
  "yaml-open":
    "It is not valid YAML: a bracket or a quoted text is still open where line {line} begins; close it, or indent the line.",
  "yaml-bracket":
    "It is not valid YAML: on line {line} a comma or a closing bracket is missing; correct it there.",
  "yaml-escape":
    "It is not valid YAML: on line {line} a text in double quotes holds a backslash that means nothing there; double it, or use single quotes.",
  "yaml-control": "It is not valid YAML: it holds control characters (line {line}); take them out.",
  "yaml-deep":
    "It is nested more deeply than can be read here: divide it, or leave a part of it out.",
  yaml: "It is not valid YAML on line {line} ({reason}): correct it there.",
  "yaml-indentation":
    "Line {line} is indented too little inside brackets or quotes. It is read all the same; indent it further.",
  "yaml-several":
    "The text holds several YAML documents, and one of them is read: give each a file of its own.",
  "key-twice":
    "The key “{key}” stands twice in its object (line {line}), and only what stands there last counts: give one of them another name.",
  "key-twice-on":
    "A key stands twice in its mapping on line {line}, and only what stands there last counts: give one of them another name.",

  // A document of another kind or version.
  "version-unsaid":
    "The document says neither `openapi` nor `swagger`, and is read as OpenAPI {version}: write at its top which version it follows.",
  "version-unknown":
    "The document is read as OpenAPI {version}, because its version is “{written}”: write at its top which version it follows.",
  "no-openapi-said":
    "This is not an OpenAPI document that can be read (it says neither `openapi` nor `swagger`): give an OpenAPI document (Swagger 2.0 or OpenAPI 3).",
  "no-openapi-known":
    "This is not an OpenAPI document that can be read (its version is “{written}”): give an OpenAPI document (Swagger 2.0 or OpenAPI 3).",
  "is-text":
    "This is a text, not an OpenAPI document: give an OpenAPI document (Swagger 2.0 or OpenAPI 3).",
  "is-list":
    "This is a list, not an OpenAPI document: give an OpenAPI document (Swagger 2.0 or OpenAPI 3).",
  "is-swagger-1":
    "This is a Swagger 1 listing, not an OpenAPI document: convert it to OpenAPI 3 first.",
  "is-asyncapi":
    "This is an AsyncAPI document, not an OpenAPI document: it describes messages; give the OpenAPI document of the same service.",
  "is-overlay":
    "This is an OpenAPI Overlay, not an OpenAPI document: give the OpenAPI document that it is for.",
  "is-arazzo":
    "This is an Arazzo document, not an OpenAPI document: give the OpenAPI document it names.",
  "is-postman":
    "This is a Postman collection, not an OpenAPI document: export it as OpenAPI first.",
  "is-graphql":
    "This is an answer of a GraphQL service, not an OpenAPI document: give an OpenAPI document (Swagger 2.0 or OpenAPI 3).",
  "is-error":
    "This is an error answer, not an OpenAPI document: check the address; it may need a sign-in or may have moved.",
  "is-schema":
    "This is a JSON Schema, not an OpenAPI document: give an OpenAPI document (Swagger 2.0 or OpenAPI 3).",

  // What stands in a document.
  "paths-missing":
    "The document describes no operations: `paths` is missing or is no object. Add it, or give another document.",
  "no-operations":
    "The description describes no operations, so there is nothing to show. Check that it is the right document.",
  "no-server":
    "The description does not say where the API lives. Start the service with --upstream and the API’s address.",
  "reference-nowhere":
    "The reference “{reference}” leads nowhere: add what it points at, or correct it.",
  "reference-circle":
    "The reference “{reference}” only leads round in a circle: add what it points at, or correct it.",
  "body-ignored":
    "{method} {path} asks for a body, which browsers do not send with it: it is called without one. Describe it as query parameters, or as a POST.",
  "security-undefined":
    "Security requirements name the scheme “{name}”, which nothing defines: add it to components.securitySchemes to tell how people sign in.",
  "extension-keys":
    "x-quarterdeck-resource names {count} fields as the key, the path takes {wanted}: correct it there.",
  "extension-field":
    "x-quarterdeck-resource names the field “{field}”, which the record does not have: correct it there.",
  "unsent-id":
    "{method} {path} cannot be sent from a browser: it has no id that an address can hold. Give it an operationId of letters and digits.",
  "unsent-method-name":
    "{method} {path} cannot be sent from a browser: its method is no method of HTTP. Correct it.",
  "unsent-method":
    "{method} {path} cannot be sent from a browser: browsers refuse its method. Call it from another program.",
  "unsent-path":
    "{method} {path} cannot be sent from a browser: nothing says what “{name}” in its path is. Describe it among its parameters.",
  "unsent-header":
    "{method} {path} cannot be sent from a browser: browsers let no page set the header {name}. Call it from another program.",
  "unsent-parameter":
    "{method} {path} cannot be sent from a browser: “{name}” cannot be written as {type}. Correct how it is described.",
  "unsent-body":
    "{method} {path} cannot be sent from a browser: “{type}” is no media type. Correct the one of its body.",

  // Files and addresses.
  "description-unread": "The description at {address} cannot be read. {reason}",
  "description-awaited": "The description is still being read. Try again in a moment.",
  "too-many-files":
    "The document is spread over more than {most} files, and the rest is not read: bundle it into one.",
  "file-unread":
    "The document refers to {address}, which could not be read: put it there, or bundle the document into one file. {reason}",
  "no-loader": "Other files cannot be read here.",
  "no-such-file": "There is no such file: check the path.",
  "is-directory": "It is a directory: give the file of the OpenAPI document in it.",
  "is-no-file": "It is no file: check the path.",
  "may-not-read": "This file may not be read: check its permissions.",
  "nothing-listens": "Nothing listens there: start the API, or check host and port.",
  "connection-closed": "The connection was closed: try again, or check host and port.",
  "host-unknown": "Its host is not known: check the address, or the network.",
  "host-not-found": "Its host cannot be looked up just now: check the network.",
  "not-reached": "It cannot be reached: check the address, or the network.",
  "not-reached-here":
    "It cannot be reached from this page: check the address, and whether its server lets pages of other origins read it (CORS).",
  "too-slow": "It did not answer within {seconds} seconds: try again, or give a file.",
  answered: "It answered {status}: check the address; it may need a sign-in or may have moved.",
  "too-large": "It is larger than {size} MB: leave a part of it out.",
  "too-large-together":
    "The files that it refers to are too large together: leave some of them out.",
  "too-many-redirects": "It leads to other addresses more than {most} times: check the address.",
  "no-web-address": "It is not an http or https address, and only such are followed from the web.",
  "no-description-file": "It is no .json, .yaml or .yml file: give it one of these endings.",
  "private-network":
    "It lies in a private network, where the description does not come from: bundle the document into one file.",
  "not-read": "It could not be read ({reason}): check the address.",

  // More than can be done here.
  "too-much":
    "The document is nested too deeply, or too large, to be understood here ({reason}): divide it, or leave a part of it out.",
  "own-fault":
    "Quarterdeck failed at this document ({reason}): that is a fault of Quarterdeck, not of the document. Please report it, with the document if you may.",

  // Overlays.
  "overlay-unread": "The overlay at {address} cannot be read. {reason}",
  "overlay-no-text": "{overlay} cannot be read. {reason}",
  "overlay-unsaid":
    "{overlay} is no overlay that can be read (it does not say `overlay: 1.1.0`): give an Overlay document of version 1.0 or 1.1.",
  "overlay-unknown":
    "{overlay} is no overlay that can be read (its version is {version}): give an Overlay document of version 1.0 or 1.1.",
  "overlay-later":
    "{overlay} is written in version {version} of the Overlay Specification: what that adds to 1.1 is not known here.",
  "overlay-other-document":
    "{overlay} says that it is for {address}: check that it fits this document, or correct its `extends`.",
  "overlay-too-large":
    "The document holds itself by its aliases, or is too large unfolded, so no overlay is applied: write those parts out, or refer to them by `$ref`.",
  "overlay-no-actions": "{overlay} has no list of `actions`: add at least one with a `target`.",
  "action-no-target":
    "{overlay}, action {action}: it has no `target`; say by a JSONPath what it changes.",
  "action-no-change":
    "{overlay}, action {action} ({target}): it changes nothing; add `update`, `copy` or `remove: true`.",
  "action-no-change-yet":
    "{overlay}, action {action} ({target}): it changes nothing; add `update` or `remove: true`.",
  "action-copy-later":
    "{overlay}, action {action} ({target}): it changes nothing; `copy` needs `overlay: 1.1.0`.",
  "action-two-changes":
    "{overlay}, action {action} ({target}): `update` and `copy` rule each other out; leave one of them out.",
  "action-copy-no-text":
    "{overlay}, action {action} ({target}): its `copy` is no text; say by a JSONPath what is copied.",
  "action-no-path":
    "{overlay}, action {action} ({target}): its target is no JSONPath ({reason}); correct it (RFC 9535).",
  "action-single-value":
    "{overlay}, action {action} ({target}): Overlay 1.0 changes objects and lists only, and this selects a single value; select what holds it, or write `overlay: 1.1.0`.",
  "action-removes-all":
    "{overlay}, action {action} ({target}): the whole document cannot be removed; select a part of it.",
  "action-mixed":
    "{overlay}, action {action} ({target}): it selects objects, lists or single values together; select one kind at a time.",
  "action-misfit":
    "{overlay}, action {action} ({target}): the target is {now}, and what it is updated with is {next}; remove it in an action before, or update it with its own kind.",
  "action-misfit-inside":
    "{overlay}, action {action} ({target}): `{name}` is {now} and would become {next}; remove it in an action before, or update it with its own kind.",
  "action-list-in-list":
    "{overlay}, action {action} ({target}): Overlay 1.0 adds a list to a list as one entry; write `overlay: 1.1.0` to join the two.",
  "action-copy-no-path":
    "{overlay}, action {action} ({target}): its `copy` is no JSONPath ({reason}); select exactly one place.",
  "action-copy-nothing":
    "{overlay}, action {action} ({target}): its `copy` selects nothing; select exactly one place.",
  "action-copy-many":
    "{overlay}, action {action} ({target}): its `copy` selects {count} places; select exactly one place.",
  "action-nothing-there":
    "{overlay}, action {action} ({target}): nothing stands there, so nothing changed; check the target.",
  "an-object": "an object",
  "a-list": "a list",
  "a-single-value": "a single value",
} as const;
