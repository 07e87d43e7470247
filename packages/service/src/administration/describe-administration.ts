import type { DescriptionPart } from "#accounts/describe-accounts.ts";
import { limitedRoles, tableRights, columnRights, functionRight } from "#rights/rights.ts";

/** Describes the operations of owners on the database. Their screens are parts of the console, not menu entries. */
export function describeAdministration(): Partial<DescriptionPart> {
  return {
    paths: {
      "/database/report": {
        "x-quarterdeck-resource": { hidden: true },
        get: {
          operationId: "readDatabaseReport",
          tags: ["Administration"],
          summary: "Read the database report",
          description: "Objects that the console hides, limits or shows slowly, and why.",
          responses: { "200": jsonResponse("The report.", reportSchema), default: refused },
        },
      },
      "/database/rights": {
        "x-quarterdeck-resource": { hidden: true },
        get: {
          operationId: "readRights",
          tags: ["Administration"],
          summary: "Read rights",
          description: "Rights of viewers and editors, for each table, column and function.",
          responses: { "200": jsonResponse("The rights.", rightsSchema), default: refused },
        },
        patch: {
          operationId: "changeRights",
          tags: ["Administration"],
          summary: "Change rights",
          description: "Applies to the next request of each user.",
          requestBody: {
            required: true,
            content: { "application/json": { schema: changesSchema } },
          },
          responses: { "204": { description: "Changed." }, default: refused },
        },
      },
    },
  };
}

const refused = { $ref: "#/components/responses/quarterdeck.refused" };
const text = { type: "string" };
const flag = { type: "boolean" };

const count = { type: "integer" };

const reportSchema = {
  type: "object",
  required: ["tables", "withKey", "writable", "remarks"],
  properties: {
    tables: { ...count, description: "Tables and views that are shown." },
    withKey: { ...count, description: "Those whose rows have an address." },
    writable: { ...count, description: "Those that can be written." },
    remarks: {
      type: "array",
      items: {
        type: "object",
        required: ["object", "kind", "text"],
        properties: {
          object: { type: "string", description: "As PostgreSQL writes its name." },
          kind: text,
          text,
          sql: { type: "string", description: "Statement that fixes it." },
        },
      },
    },
  },
};

const rightsSchema = {
  type: "object",
  required: ["everyTable", "tables", "functions"],
  properties: {
    everyTable: members(limitedRoles, members(tableRights, flag)),
    functions: {
      type: "array",
      items: {
        type: "object",
        properties: {
          path: text,
          schema: text,
          name: { type: "string", description: "With the types of its input." },
          isReadOnly: flag,
          isDefiner: { type: "boolean", description: "SECURITY DEFINER" },
          rights: members(limitedRoles, members([functionRight], flag)),
        },
      },
    },
    tables: {
      type: "array",
      items: {
        type: "object",
        properties: {
          path: text,
          schema: text,
          name: text,
          kind: text,
          possible: members(["create", "update", "remove"], flag),
          rights: members(limitedRoles, members(tableRights, flag)),
          columns: {
            type: "array",
            items: {
              type: "object",
              properties: {
                name: text,
                isKey: flag,
                isWritable: flag,
                rights: members(limitedRoles, members(columnRights, flag)),
              },
            },
          },
        },
      },
    },
  },
};

const changesSchema = {
  type: "object",
  required: ["changes"],
  properties: {
    changes: {
      type: "array",
      items: {
        type: "object",
        required: ["role", "schema", "table", "right", "isAllowed"],
        properties: {
          role: { type: "string", enum: limitedRoles },
          schema: text,
          table: {
            type: "string",
            description:
              "Table, or function with the types of its input; empty: each table without a decision.",
          },
          column: { type: "string", description: "Empty for the rows of the table." },
          right: { type: "string", enum: [...tableRights, ...columnRights, functionRight] },
          isAllowed: flag,
        },
      },
    },
  },
};

function members(names: readonly string[], schema: object): object {
  return {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, schema])),
  };
}

function jsonResponse(description: string, schema: object): object {
  return { description, content: { "application/json": { schema } } };
}
