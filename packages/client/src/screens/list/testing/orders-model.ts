import type { AdminModel, Resource } from "@quarterdeck/model";

/** Required field of orders. */
export const field = (name: string, kind: "number" | "text") =>
  ({ kind, name, label: name.toUpperCase(), isRequired: true }) as const;
const parameter = (name: string) =>
  ({
    name,
    in: "query",
    isRequired: false,
    style: "form",
    explode: false,
    field: { ...field(name, "text"), ...(name === "page" && { default: 1 }) },
  }) as const;

/** Orders, in pages, with a sort, a search and a filter. */
export const orders: Resource = {
  name: "orders",
  labels: { one: "Order", many: "Orders" },
  collectionPath: "/orders",
  itemPath: "/orders/{id}",
  parents: [],
  key: [{ field: ["id"], parameter: "id" }],
  fields: [field("id", "number"), field("note", "text")],
  operations: { list: "listOrders" },
  actions: [],
  evidence: [],
  list: {
    operation: "listOrders",
    rows: ["data"],
    total: { in: "body", path: ["total"] },
    paging: {
      style: "page",
      page: { parameter: "page" },
      size: { at: { parameter: "perPage" }, maximum: 100 },
      first: 1,
    },
    sort: {
      form: "sign",
      at: { parameter: "sort" },
      words: { ascending: "asc", descending: "desc" },
      fields: ["id"],
      isMultiple: false,
      evidence: { pointer: "", reason: { code: "seen" } as const, confidence: 1 },
    },
    search: { parameter: "q" },
    filters: [
      {
        name: "status",
        at: { parameter: "status" },
        operator: "in",
        field: {
          kind: "choice",
          name: "status",
          label: "Status",
          isRequired: false,
          choices: [
            { value: "open", label: "Open" },
            { value: "paid", label: "Paid" },
          ],
        },
      },
    ],
    evidence: [],
  },
};

/** Model of an API that has only the list of orders. */
export const plainModel: AdminModel = {
  title: "",
  apiVersion: "",
  servers: [],
  resources: [orders],
  operations: [
    {
      id: "listOrders",
      method: "get",
      path: "/orders",
      label: "List orders",
      role: "list",
      scope: "collection",
      resource: "orders",
      parameters: ["page", "perPage", "sort", "q", "status"].map(parameter),
      response: { status: "200", shape: "rows", path: ["data"] },
      needsSignIn: true,
      evidence: [],
    },
  ],
  signIn: { methods: [] },
  figures: {
    operations: { count: 0, total: 0 },
    lists: { count: 0, total: 0 },
    writes: { count: 0, total: 0 },
    assigned: { count: 0, total: 0 },
    ends: { count: 0, total: 0 },
    signIn: { count: 1, total: 1 },
  },
  problems: [],
};
