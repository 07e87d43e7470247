const KEY_HEADER =
  /^(?:authorization|proxy-authorization|x-(?:.*-)?(?:api-?key|token|access-?token|auth-?token)|api-?key|access-?token|auth-?token|token)$/i;

/** True for a header whose name is that of a credential. */
export function isCredentialHeader(name: string): boolean {
  return KEY_HEADER.test(name);
}

/** True for a query parameter whose name is that of a credential. */
export function isCredentialQuery(name: string): boolean {
  return /^(?:api[_-]?key|access[_-]?token|auth[_-]?token)$/i.test(name);
}
