import { problemSchema } from "#problem/describe-problem.ts";
import { roles, statuses } from "./account.ts";
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
    required: ["id", "name", "email", "role", "status", "created_at", "signed_in_at"],
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
    },
  },
  "quarterdeck.account-change": {
    type: "object",
    additionalProperties: false,
    properties: { name, role },
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

/** Schema of registration. The setup code is part of it only while the first account needs it. */
export function registrationSchema(needsSetupCode: boolean): object {
  const code = {
    type: "string",
    title: "Setup code",
    description: "In the link that is printed when the service starts.",
  };
  return {
    type: "object",
    additionalProperties: false,
    required: ["name", "email", "password", ...(needsSetupCode ? ["code"] : [])],
    properties: {
      name,
      email,
      password: { ...newPassword, title: "Password" },
      ...(needsSetupCode ? { code } : {}),
    },
  };
}
