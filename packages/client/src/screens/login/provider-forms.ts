/** Forms of sign-ins by a provider, in one chunk. */
export { ClientForm } from "./client-form.tsx";
export { ProviderForm } from "./provider-form.tsx";
