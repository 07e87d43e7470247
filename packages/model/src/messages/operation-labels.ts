/** What operations with a role are called, whatever the description calls them; by method, those that nothing names. */
export const operationLabels = {
  list: "List {label}",
  read: "Read {label}",
  create: "Create {label}",
  update: "Update {label}",
  replace: "Replace {label}",
  remove: "Delete {label}",
  get: "Get {label}",
  post: "Post {label}",
  put: "Put {label}",
  patch: "Change {label}",
  delete: "Delete {label}",
} as const;
