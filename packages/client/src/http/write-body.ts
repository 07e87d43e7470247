import type { HttpRequest, MultipartContent } from "@quarterdeck/model";
import { isMultipart } from "@quarterdeck/model";

/** A request body for `fetch`, with its content type. */
interface WrittenBody {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
}

export function writeBody({ body }: HttpRequest): WrittenBody {
  if (body === undefined) return { headers: {} };
  // The browser sets the type of a multipart body with its boundary.
  if (isMultipart(body)) return { headers: {}, body: writeParts(body.content) };
  return { headers: { "Content-Type": body.mediaType }, body: body.content as BodyInit };
}

function writeParts({ parts }: MultipartContent): FormData {
  const form = new FormData();
  for (const { name, value, fileName, mediaType } of parts) {
    // Only a blob has a media type.
    if (mediaType !== undefined) form.append(name, new Blob([String(value)], { type: mediaType }));
    else if (!(value instanceof Blob)) form.append(name, String(value));
    else if (fileName === undefined) form.append(name, value);
    else form.append(name, value, fileName);
  }
  return form;
}
