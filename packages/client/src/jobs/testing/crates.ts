import type { ModelChunk, Resource } from "@quarterdeck/model";

/** Resource of crates, of which each create, update and removal is possible. */
export const resource: Resource = {
  name: "crates",
  labels: { one: "Crate", many: "Crates" },
  collectionPath: "/crates",
  itemPath: "/crates/{id}",
  parents: [],
  key: [{ field: ["id"], parameter: "id" }],
  fields: ["id", "label", "pin"].map((name) => ({
    kind: name === "pin" ? "secret" : "text",
    name,
    label: name,
    isRequired: false,
  })),
  operations: { create: "create", read: "read", update: "update", remove: "remove" },
  actions: ["seal"],
  evidence: [],
};

const parameter = {
  name: "id",
  in: "path",
  isRequired: true,
  style: "simple",
  explode: false,
  field: { kind: "text", name: "id", label: "Id", isRequired: true },
} as const;

const notify = {
  name: "notify",
  in: "query",
  isRequired: true,
  style: "form",
  explode: true,
  field: { kind: "boolean", name: "notify", label: "Notify", isRequired: true },
} as const;

const paths: Readonly<Record<string, string>> = { seal: "/crates/{id}/seal", create: "/crates" };

/** Operation on crates. */
export const operation = (
  id: string,
  method: "get" | "patch" | "delete" | "post",
  role: "create" | "read" | "update" | "remove" | "action",
) => ({
  id,
  method,
  path: paths[id] ?? "/crates/{id}",
  label: id,
  role,
  scope: "record" as const,
  resource: "crates",
  parameters: id === "create" ? [notify] : [parameter],
  ...((id === "update" || id === "create") && {
    body: {
      isRequired: true,
      mediaType: "application/json",
      mediaTypes: ["application/json"],
      field: {
        kind: "group" as const,
        name: "",
        label: "",
        isRequired: true,
        fields: resource.fields,
      },
    },
  }),
  response: { status: "200", shape: "record" as const, path: [] },
  needsSignIn: true,
  evidence: [],
});

export const chunk: ModelChunk = {
  resource,
  operations: [
    operation("create", "post", "create"),
    operation("read", "get", "read"),
    operation("update", "patch", "update"),
    operation("remove", "delete", "remove"),
    operation("seal", "post", "action"),
  ],
  referrers: [],
};
