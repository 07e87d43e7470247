import { roles } from "./account.ts";
import { idParameter, jsonResponse, listSchema, refusedRef, schemaRef } from "./describe-parts.ts";
import { invitationDays } from "./invitation-store.ts";

const role = { type: "string", enum: roles, default: "viewer", title: "Role" };

/** The operation is offered in the lists of accounts and of invitations. */
const invite = (operationId: string) => ({
  post: {
    operationId,
    tags: ["Administration"],
    summary: "Invite",
    description: `Creates a link with which one user creates an account with this role. It works once, for ${invitationDays} days, and is shown only now.`,
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: {
            type: "object",
            additionalProperties: false,
            required: ["role"],
            properties: {
              role,
              email: {
                type: "string",
                format: "email",
                title: "Email",
                maxLength: 254,
                description: "Only this email can use the link.",
              },
            },
          },
        },
      },
    },
    responses: {
      "201": jsonResponse("The invitation.", {
        type: "object",
        required: ["link", "role", "email", "expires_at"],
        properties: {
          link: { type: "string", format: "uri", title: "Link" },
          role,
          email: { type: ["string", "null"], title: "Email" },
          expires_at: { type: "string", format: "date-time" },
        },
      }),
      default: refusedRef,
    },
  },
});

/** Invitations by owners. */
export const invitationPaths = {
  "/accounts/invite": invite("invite"),
  "/accounts/invitations/invite": invite("inviteByLink"),
  "/accounts/invitations": {
    "x-quarterdeck-resource": { one: "Invitation", many: "Invitations" },
    get: {
      operationId: "listInvitations",
      tags: ["Administration"],
      summary: "List invitations",
      description: "Invitations of the last months, newest first.",
      responses: {
        "200": jsonResponse("The invitations.", listSchema("invitation")),
        default: refusedRef,
      },
    },
  },
  "/accounts/invitations/{id}": {
    parameters: [idParameter],
    get: {
      operationId: "readInvitation",
      tags: ["Administration"],
      summary: "Read invitation",
      responses: {
        "200": jsonResponse("The invitation.", schemaRef("invitation")),
        default: refusedRef,
      },
    },
    delete: {
      operationId: "deleteInvitation",
      tags: ["Administration"],
      summary: "Delete invitation",
      description: "Its link does not work any more.",
      "x-quarterdeck-when": { state: ["open", "expired"] },
      responses: { "204": { description: "Deleted." }, default: refusedRef },
    },
  },
} as const;
