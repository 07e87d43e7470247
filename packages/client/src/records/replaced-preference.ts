/** Preference with the ids of partial changes for which the API only replaces records. */
export const REPLACED = "replaced";
