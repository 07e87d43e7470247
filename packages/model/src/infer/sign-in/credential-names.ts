const KEY_HEADER =
  /^(?:authorization|proxy-authorization|x-(?:.*-)?(?:api-?key|token|access-?token|auth-?token|jwt|session-?id)|(?:[a-z]+-)*(?:admin|session|auth|access|api|private|user)-(?:token|key)|jwt|api-?key|access-?token|auth-?token|token)$/i;

/** True for a header whose name is that of a credential. */
export function isCredentialHeader(name: string): boolean {
  return KEY_HEADER.test(name) && !isCsrfHeader(name);
}

/** True for a query parameter whose name is that of a credential. */
export function isCredentialQuery(name: string): boolean {
  return /^(?:api[_-]?key|access[_-]?token|auth[_-]?token)$/i.test(name);
}

/** True for a header with a token against forged requests. */
export function isCsrfHeader(name: string): boolean {
  return /[cx]srf|anti-?forgery|requestverification|(?:^|-)crumb$/i.test(name);
}
