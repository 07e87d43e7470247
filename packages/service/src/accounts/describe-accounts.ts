import { roles, statuses } from "./account.ts";
import type { Role } from "./account.ts";
import { accountSchemas, registrationSchema } from "./account-schemas.ts";
import { lastPage, longestPage, sortableColumns } from "./list-accounts.ts";

/** Inputs that decide which account operations are described. */
export interface AccountsView {
  /** Undefined: not signed in. */
  readonly role: Role | undefined;
  readonly canRegister: boolean;
  readonly needsSetupCode: boolean;
}

/** A part of an OpenAPI 3.1 document. */
export interface DescriptionPart {
  readonly tags: readonly object[];
  readonly paths: { readonly [path: string]: object };
  readonly components: {
    readonly schemas: { readonly [name: string]: object };
    readonly responses: { readonly [name: string]: object };
    readonly securitySchemes: { readonly [name: string]: object };
  };
}

/** Describes only the operations that the role allows, so that the console never triggers a 403. */
export function describeAccounts(view: AccountsView): DescriptionPart {
  const isOwner = view.role === "owner";
  return {
    tags: [
      { name: "Session", description: "Registration, sign-in and one's own account." },
      ...(isOwner ? [{ name: "Administration", description: "Accounts of this console." }] : []),
    ],
    paths: { ...authPaths(view), ...(isOwner ? accountPaths() : {}) },
    components: {
      schemas: {
        ...accountSchemas,
        "quarterdeck.registration": registrationSchema(view.needsSetupCode),
      },
      responses: { "quarterdeck.refused": refusedResponse },
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "The token that registration or sign-in returns.",
        },
      },
    },
  };
}

const refusedResponse = {
  description: "Refused, with the reason (RFC 9457).",
  content: { "application/problem+json": { schema: ref("problem") } },
};

function authPaths({ canRegister }: AccountsView) {
  const register = {
    post: {
      operationId: "register",
      tags: ["Session"],
      summary: "Create account",
      description:
        "The first account becomes the owner and is signed in at once; others may have to wait for an owner's approval. The response does not reveal whether the email had an account.",
      security: [],
      requestBody: jsonBody("registration"),
      responses: {
        "201": jsonResponse("The first account was created and signed in.", ref("session")),
        "202": jsonResponse("The registration was accepted.", ref("message")),
        default: refusedRef,
      },
    },
  };
  return {
    ...(canRegister ? { "/auth/register": register } : {}),
    "/auth/login": {
      post: {
        operationId: "login",
        tags: ["Session"],
        summary: "Sign in",
        security: [],
        requestBody: jsonBody("credentials"),
        responses: { "200": jsonResponse("Signed in.", ref("session")), default: refusedRef },
      },
    },
    "/auth/logout": {
      post: {
        operationId: "logout",
        tags: ["Session"],
        summary: "Sign out",
        responses: { "204": { description: "The token is no longer good." }, default: refusedRef },
      },
    },
    "/auth/me": {
      get: {
        operationId: "readMe",
        tags: ["Session"],
        summary: "Read the signed-in user",
        responses: { "200": jsonResponse("The signed-in user.", ref("user")), default: refusedRef },
      },
    },
    "/auth/password": {
      post: {
        operationId: "changePassword",
        tags: ["Session"],
        summary: "Change password",
        description: "Signs out every other session of this account.",
        requestBody: jsonBody("password-change"),
        responses: { "204": { description: "The password was changed." }, default: refusedRef },
      },
    },
  };
}

function accountPaths() {
  const id = {
    name: "id",
    in: "path",
    required: true,
    schema: { type: "integer", minimum: 1 },
  };
  const action = (operationId: string, summary: string, description: string) => ({
    parameters: [id],
    post: {
      operationId,
      tags: ["Administration"],
      summary,
      description,
      responses: { "200": jsonResponse("The account.", ref("account")), default: refusedRef },
    },
  });
  return {
    "/accounts": {
      get: {
        operationId: "listAccounts",
        tags: ["Administration"],
        summary: "List accounts",
        parameters: listParameters,
        responses: { "200": jsonResponse("A page of accounts.", pageSchema), default: refusedRef },
      },
    },
    "/accounts/{id}": {
      parameters: [id],
      get: {
        operationId: "readAccount",
        tags: ["Administration"],
        summary: "Read account",
        responses: { "200": jsonResponse("The account.", ref("account")), default: refusedRef },
      },
      patch: {
        operationId: "updateAccount",
        tags: ["Administration"],
        summary: "Update account",
        requestBody: jsonBody("account-change"),
        responses: { "200": jsonResponse("The account.", ref("account")), default: refusedRef },
      },
      delete: {
        operationId: "deleteAccount",
        tags: ["Administration"],
        summary: "Delete account",
        description:
          "Deletes the account and its sessions. The last active owner cannot be deleted.",
        responses: { "204": { description: "Deleted." }, default: refusedRef },
      },
    },
    "/accounts/{id}/approve": action(
      "approveAccount",
      "Approve",
      "Lets a waiting account sign in.",
    ),
    "/accounts/{id}/disable": action(
      "disableAccount",
      "Disable",
      "Signs the account out everywhere and keeps it out.",
    ),
    "/accounts/{id}/enable": action(
      "enableAccount",
      "Enable",
      "Lets a disabled account sign in again.",
    ),
    "/accounts/{id}/sign-out": {
      parameters: [id],
      post: {
        operationId: "signOutAccount",
        tags: ["Administration"],
        summary: "Sign out everywhere",
        description: "Ends every session of the account.",
        responses: { "204": { description: "Signed out." }, default: refusedRef },
      },
    },
  };
}

const refusedRef = { $ref: "#/components/responses/quarterdeck.refused" };

const pageSchema = {
  type: "object",
  required: ["data", "page", "perPage", "total"],
  properties: {
    data: { type: "array", items: ref("account") },
    page: { type: "integer" },
    perPage: { type: "integer" },
    total: { type: "integer" },
  },
};

const listParameters = [
  query(
    "page",
    { type: "integer", minimum: 1, maximum: lastPage, default: 1 },
    "The first page is 1.",
  ),
  query(
    "perPage",
    { type: "integer", minimum: 1, maximum: longestPage, default: 25 },
    "Rows a page.",
  ),
  listOf(
    "sort",
    sortableColumns.flatMap((name) => [name, `-${name}`]),
    "Columns to sort by; - in front for descending.",
  ),
  query("q", { type: "string" }, "Search in name and email."),
  listOf("role", roles, "Only accounts of these roles."),
  listOf("status", statuses, "Only accounts of these states."),
];

function query(name: string, schema: object, description: string) {
  return { name, in: "query", description, schema };
}

function listOf(name: string, words: readonly string[], description: string) {
  const schema = { type: "array", items: { type: "string", enum: words } };
  return { name, in: "query", description, style: "form", explode: false, schema };
}

function jsonBody(schema: string) {
  return { required: true, content: { "application/json": { schema: ref(schema) } } };
}

function jsonResponse(description: string, schema: object) {
  return { description, content: { "application/json": { schema } } };
}

/** Prefixed schema name: a table may be called `account`. */
function ref(schema: string) {
  return { $ref: `#/components/schemas/quarterdeck.${schema}` };
}
