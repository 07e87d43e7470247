import { problemSchema } from "#problem/describe-problem.ts";
import { roles, statuses } from "./account.ts";
import { invitationStates } from "./invitation-store.ts";
import type { RegistrationRules } from "./register-account.ts";
import { longestPassword, shortestPassword } from "./read-body.ts";

const email = { type: "string", format: "email", title: "Email", maxLength: 254 };
const name = { type: "string", title: "Name", minLength: 1, maxLength: 120 };
const role = {
  type: "string",
  enum: roles,
  description: "A viewer reads, an editor writes too, an owner manages accounts too.",
};
const newPassword = {
  type: "string",
  format: "password",
  writeOnly: true,
  minLength: shortestPassword,
  maxLength: longestPassword,
};

/** Schemas of requests and responses of account operations, except registration. */
export const accountSchemas = {
  "quarterdeck.account": {
    type: "object",
    required: ["id", "name", "email", "role", "status", "created_at", "signed_in_at", "is_own"],
    properties: {
      id: { type: "integer", readOnly: true },
      name,
      email: { ...email, readOnly: true },
      role,
      status: {
        type: "string",
        enum: statuses,
        readOnly: true,
        description: "A waiting account has not been approved yet.",
      },
      created_at: { type: "string", format: "date-time", readOnly: true },
      signed_in_at: {
        type: ["string", "null"],
        format: "date-time",
        readOnly: true,
        description: "The last sign-in.",
      },
      is_own: {
        type: "boolean",
        readOnly: true,
        title: "Your account",
      },
    },
  },
  "quarterdeck.account-change": {
    type: "object",
    additionalProperties: false,
    properties: { name, role },
  },
  "quarterdeck.invitation": {
    type: "object",
    required: [
      "id",
      "role",
      "email",
      "state",
      "invited_by",
      "created_at",
      "expires_at",
      "used_at",
      "account_id",
    ],
    properties: {
      id: { type: "integer", readOnly: true },
      email: {
        type: ["string", "null"],
        format: "email",
        title: "Email",
        description: "Only this email can use the link; empty: any.",
      },
      role,
      state: { type: "string", enum: invitationStates },
      invited_by: accountKey("Invited by"),
      created_at: { type: "string", format: "date-time" },
      expires_at: { type: "string", format: "date-time" },
      used_at: { type: ["string", "null"], format: "date-time" },
      account_id: accountKey("Account"),
    },
  },
  "quarterdeck.session-entry": {
    type: "object",
    required: ["id", "device", "created_at", "expires_at", "is_current"],
    properties: {
      id: { type: "integer", readOnly: true },
      device: { type: "string", title: "Device", "x-quarterdeck-title": true },
      is_current: { type: "boolean", title: "This session" },
      created_at: { type: "string", format: "date-time", title: "Signed in at" },
      expires_at: { type: "string", format: "date-time", description: "Later if it is used." },
    },
  },
  "quarterdeck.user": {
    type: "object",
    required: ["id", "name", "email", "role"],
    properties: { id: { type: "integer" }, name, email, role },
  },
  "quarterdeck.credentials": {
    type: "object",
    additionalProperties: false,
    required: ["email", "password"],
    properties: {
      email,
      password: {
        type: "string",
        format: "password",
        title: "Password",
        maxLength: longestPassword,
      },
    },
  },
  "quarterdeck.session": {
    type: "object",
    required: ["token", "user"],
    properties: {
      token: { type: "string", description: "Sent with every call: Authorization: Bearer …" },
      user: { $ref: "#/components/schemas/quarterdeck.user" },
    },
  },
  "quarterdeck.message": {
    type: "object",
    required: ["message"],
    properties: { message: { type: "string" } },
  },
  "quarterdeck.password-change": {
    type: "object",
    additionalProperties: false,
    required: ["current", "password"],
    properties: {
      current: {
        type: "string",
        format: "password",
        title: "Current password",
        maxLength: longestPassword,
      },
      password: { ...newPassword, title: "New password" },
    },
  },
  "quarterdeck.problem": problemSchema,
} as const;

/** Schema of registration: the setup code creates the first account, later an invitation may create one. */
export function registrationSchema(
  registration: "first" | RegistrationRules["registration"],
): object {
  const code = {
    type: "string",
    title: "Setup code",
    description: "In the link that is printed when the service starts.",
  };
  const invitation = {
    type: "string",
    title: "Invitation",
    description: "In the link that an owner created.",
    // No user types it.
    "x-quarterdeck-hidden": true,
  };
  const codes = registration === "first" ? { code } : { invitation };
  const required = registration === "first" || registration === "closed" ? Object.keys(codes) : [];
  return {
    type: "object",
    additionalProperties: false,
    required: ["name", "email", "password", ...required],
    properties: {
      name,
      email,
      password: { ...newPassword, title: "Password" },
      ...codes,
    },
  };
}

/** Key of an account that may be deleted. */
function accountKey(title: string): object {
  return {
    type: ["integer", "null"],
    title,
    "x-quarterdeck-references": { path: "/accounts/{id}" },
  };
}
