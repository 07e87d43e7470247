import { roles, statuses } from "./account.ts";
import type { Role } from "./account.ts";
import { accountSchemas, registrationSchema } from "./account-schemas.ts";
import { authPaths } from "./describe-auth.ts";
import { invitationPaths } from "./describe-invitations.ts";
import {
  idParameter,
  jsonBody,
  jsonResponse,
  queryParameter,
  refusedRef,
  schemaRef,
} from "./describe-parts.ts";
import { lastPage, longestPage, sortableColumns } from "./list-accounts.ts";
import type { RegistrationRules } from "./register-account.ts";

/** Inputs that decide which account operations are described. */
export interface AccountsView {
  /** Undefined: not signed in. */
  readonly role: Role | undefined;
  /** `first`: the first account, with the setup code. */
  readonly registration: "first" | RegistrationRules["registration"];
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
      { name: "Sign-in", description: "Registration, sign-in and your own account." },
      { name: "Administration", description: "Accounts and sessions of this console." },
    ],
    paths: { ...authPaths, ...(isOwner ? { ...accountPaths(), ...invitationPaths } : {}) },
    components: {
      schemas: {
        ...accountSchemas,
        "quarterdeck.registration": registrationSchema(view.registration),
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
  content: { "application/problem+json": { schema: schemaRef("problem") } },
};

function accountPaths() {
  const action = (operationId: string, summary: string, more: object) => ({
    parameters: [idParameter],
    post: {
      operationId,
      tags: ["Administration"],
      summary,
      ...more,
      responses: { "200": jsonResponse("The account.", schemaRef("account")), default: refusedRef },
    },
  });
  return {
    "/accounts": {
      "x-quarterdeck-resource": { attention: { status: "waiting" } },
      get: {
        operationId: "listAccounts",
        tags: ["Administration"],
        summary: "List accounts",
        parameters: listParameters,
        responses: { "200": jsonResponse("A page of accounts.", pageSchema), default: refusedRef },
      },
    },
    "/accounts/{id}": {
      parameters: [idParameter],
      get: {
        operationId: "readAccount",
        tags: ["Administration"],
        summary: "Read account",
        responses: {
          "200": jsonResponse("The account.", schemaRef("account")),
          default: refusedRef,
        },
      },
      patch: {
        operationId: "updateAccount",
        tags: ["Administration"],
        summary: "Update account",
        requestBody: jsonBody("account-change"),
        responses: {
          "200": jsonResponse("The account.", schemaRef("account")),
          default: refusedRef,
        },
      },
      delete: {
        operationId: "deleteAccount",
        tags: ["Administration"],
        summary: "Delete account",
        description:
          "Deletes the account and its sessions. The last active owner cannot be deleted.",
        "x-quarterdeck-when": { is_own: [false] },
        responses: { "204": { description: "Deleted." }, default: refusedRef },
      },
    },
    "/accounts/{id}/approve": action("approveAccount", "Approve", {
      description: "Lets a waiting account sign in.",
      "x-quarterdeck-when": { status: ["waiting"] },
      requestBody: { required: true, content: { "application/json": { schema: approvalSchema } } },
    }),
    "/accounts/{id}/disable": action("disableAccount", "Disable", {
      description: "Signs the account out everywhere and keeps it out.",
      "x-quarterdeck-when": { status: ["waiting", "active"], is_own: [false] },
    }),
    "/accounts/{id}/enable": action("enableAccount", "Enable", {
      description: "Lets a disabled account sign in again.",
      "x-quarterdeck-when": { status: ["disabled"] },
    }),
    "/accounts/{id}/sign-out": {
      parameters: [idParameter],
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

const pageSchema = {
  type: "object",
  required: ["data", "page", "perPage", "total"],
  properties: {
    data: { type: "array", items: schemaRef("account") },
    page: { type: "integer" },
    perPage: { type: "integer" },
    total: { type: "integer" },
  },
};

const listParameters = [
  queryParameter(
    "page",
    { type: "integer", minimum: 1, maximum: lastPage, default: 1 },
    "The first page is 1.",
  ),
  queryParameter(
    "perPage",
    { type: "integer", minimum: 1, maximum: longestPage, default: 25 },
    "Rows a page.",
  ),
  choicesOf(
    "sort",
    sortableColumns.flatMap((name) => [name, `-${name}`]),
    "Columns to sort by; - in front for descending.",
  ),
  queryParameter("q", { type: "string" }, "Search in name and email."),
  choicesOf("role", roles, "Only accounts of these roles."),
  choicesOf("status", statuses, "Only accounts of these states."),
];

/** Array of words with commas between them. */
function choicesOf(name: string, words: readonly string[], description: string): object {
  const schema = { type: "array", items: { type: "string", enum: words } };
  return { name, in: "query", description, style: "form", explode: false, schema };
}

const approvalSchema = {
  type: "object",
  additionalProperties: false,
  required: ["role"],
  properties: { role: { type: "string", enum: roles, default: "viewer", title: "Role" } },
};
