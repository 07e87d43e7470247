/** Labels of operations by role, and by method for operations without a name. */
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
