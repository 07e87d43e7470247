/** Nonce of the page's style policy; empty on a static host. */
export function cspNonce(): string {
  // Browsers hide the attribute's text and keep the property.
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
}
