import {
  idParameter,
  jsonBody,
  jsonResponse,
  listSchema,
  refusedRef,
  schemaRef,
} from "./describe-parts.ts";

const register = {
  post: {
    operationId: "register",
    tags: ["Sign-in"],
    summary: "Create account",
    description:
      "The first account becomes the owner and is signed in at once, and so are invited ones; others may have to wait for an owner's approval. Without an invitation, the response does not reveal whether the email had an account.",
    security: [],
    requestBody: jsonBody("registration"),
    responses: {
      "201": jsonResponse(
        "The first or invited account was created and signed in.",
        schemaRef("session"),
      ),
      "202": jsonResponse("The registration was accepted.", schemaRef("message")),
      default: refusedRef,
    },
  },
};
/** Registration, sign-in and the user's own account. */
export const authPaths = {
  "/auth/register": register,
  "/auth/login": {
    post: {
      operationId: "login",
      tags: ["Sign-in"],
      summary: "Sign in",
      security: [],
      requestBody: jsonBody("credentials"),
      responses: { "200": jsonResponse("Signed in.", schemaRef("session")), default: refusedRef },
    },
  },
  "/auth/logout": {
    post: {
      operationId: "logout",
      tags: ["Sign-in"],
      summary: "Sign out",
      responses: { "204": { description: "The session has ended." }, default: refusedRef },
    },
  },
  "/auth/me": {
    get: {
      operationId: "readMe",
      tags: ["Sign-in"],
      summary: "Read the signed-in user",
      responses: {
        "200": jsonResponse("The signed-in user.", schemaRef("user")),
        default: refusedRef,
      },
    },
  },
  "/auth/password": {
    post: {
      operationId: "changePassword",
      tags: ["Sign-in"],
      summary: "Change password",
      description: "Signs out every other session of this account.",
      requestBody: jsonBody("password-change"),
      responses: { "204": { description: "The password was changed." }, default: refusedRef },
    },
  },
  "/auth/sessions": {
    get: {
      operationId: "listSessions",
      tags: ["Administration"],
      summary: "List your sessions",
      description: "Your sign-ins that have not ended, newest first.",
      responses: {
        "200": jsonResponse("The sessions.", listSchema("session-entry")),
        default: refusedRef,
      },
    },
  },
  "/auth/sessions/{id}": {
    parameters: [idParameter],
    delete: {
      operationId: "endSession",
      tags: ["Administration"],
      summary: "End session",
      description: "Signs that device out.",
      "x-quarterdeck-label": "End session",
      "x-quarterdeck-when": { is_current: [false] },
      responses: { "204": { description: "The session has ended." }, default: refusedRef },
    },
  },
};
