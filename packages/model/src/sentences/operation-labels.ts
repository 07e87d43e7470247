/** What operations with a role are called, whatever the description calls them. */
export const operationLabels = {
  list: "List {label}",
  read: "Read {label}",
  create: "Create {label}",
  update: "Update {label}",
  replace: "Replace {label}",
  remove: "Delete {label}",
} as const;
