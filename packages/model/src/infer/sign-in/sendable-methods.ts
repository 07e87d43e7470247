import type { Credential, SignInMethod } from "#types/sign-in.ts";
import { isPlaceholderServer } from "./placeholder-server.ts";

/** True if the console can send the credential of a sign-in method. */
export function isSendableMethod(method: SignInMethod): boolean {
  switch (method.kind) {
    case "none":
      return true;
    case "basic":
    case "token":
      return isSendableCredential(method.credential);
    case "password":
      return (
        (method.call.path !== "" || isUrl(method.tokenUrl)) &&
        isSendableCredential(method.credential) &&
        (method.credential.in === "session" ||
          method.tokenHeader !== undefined ||
          method.tokenPaths.length > 0)
      );
    case "authorization-code":
      return isUrl(method.authorizationUrl) && isUrl(method.tokenUrl);
    case "client-credentials":
      return isUrl(method.tokenUrl);
    case "openid-connect":
      return isUrl(method.discoveryUrl);
  }
}

/** Token of HTTP (RFC 9110, section 5.6.2). */
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;

function isSendableCredential(credential: Credential): boolean {
  return credential.in === "session" || credential.in === "query" || TOKEN.test(credential.name);
}

/** True for an address that is not a placeholder. */
function isUrl(url: string | undefined): boolean {
  return url !== undefined && url !== "" && !isPlaceholderServer(url);
}
