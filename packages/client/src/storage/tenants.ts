import { storePreference, readPreference } from "./preferences.ts";

/** Chosen tenant of a level. */
export interface StoredTenant {
  /** `TenantLevel.path`. */
  readonly path: string;
  /** Values of the path parameters, by name. */
  readonly values: Readonly<Record<string, string>>;
  readonly title?: string | undefined;
}

const NAME = "tenants";

let tenants: readonly StoredTenant[] = [];
const listeners = new Set<() => void>();

/** Loads the tenants that this user chose; call before the sidebar is shown. */
export async function loadTenants(): Promise<void> {
  const stored = await readPreference(NAME);
  setTenants(Array.isArray(stored) ? stored.filter(isTenant) : []);
}

export function storedTenants(): readonly StoredTenant[] {
  return tenants;
}

export function subscribeTenants(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Chooses a tenant; replaces the one of the same level. */
export function storeTenant(tenant: StoredTenant): void {
  setTenants([...tenants.filter(({ path }) => path !== tenant.path), tenant]);
  void storePreference(NAME, tenants);
}

function setTenants(next: readonly StoredTenant[]): void {
  tenants = next;
  for (const listener of listeners) listener();
}

function isTenant(value: unknown): value is StoredTenant {
  if (typeof value !== "object" || value === null) return false;
  if (!("path" in value) || !("values" in value)) return false;
  const { values } = value;
  return (
    typeof value.path === "string" &&
    typeof values === "object" &&
    values !== null &&
    Object.values(values).every((one) => typeof one === "string")
  );
}
