import { type HttpRequest, isMultipart } from "@quarterdeck/model";

/** True if the request body contains a file. */
export function carriesFile({ body }: HttpRequest): boolean {
  if (body === undefined) return false;
  if (isMultipart(body)) return body.content.parts.some(({ value }) => value instanceof Blob);
  return body.content instanceof Blob;
}
