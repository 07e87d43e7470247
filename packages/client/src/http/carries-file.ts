import { type HttpRequest, isMultipart } from "@quarterdeck/model";

/** Whether a file goes up with a request: that may take long. */
export function carriesFile({ body }: HttpRequest): boolean {
  if (body === undefined) return false;
  if (isMultipart(body)) return body.content.parts.some(({ value }) => value instanceof Blob);
  return body.content instanceof Blob;
}
