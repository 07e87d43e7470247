/** The nonce that this page's policy allows styles by; empty on a static host. */
export function cspNonce(): string {
  // Browsers hide the attribute's text and keep the property.
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? "";
}
