/** OpenAPI 3.1, the part that the service writes (https://spec.openapis.org/oas/v3.1.1). */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description?: string;
  };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly security: readonly { readonly [scheme: string]: readonly string[] }[];
  readonly paths: { readonly [path: string]: PathItem };
  readonly components: {
    readonly schemas: { readonly [name: string]: JsonSchema };
    readonly responses: { readonly [name: string]: object };
    readonly parameters: { readonly [name: string]: object };
    readonly securitySchemes: { readonly [name: string]: object };
  };
}

export interface PathItem {
  readonly parameters?: readonly object[];
  readonly get?: object;
  readonly post?: object;
  readonly patch?: object;
  readonly delete?: object;
}

/** JSON Schema 2020-12. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}
