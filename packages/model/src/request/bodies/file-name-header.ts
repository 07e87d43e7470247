import type { HttpRequest } from "#types/http.ts";
import { isFileLike } from "./write-multipart.ts";

/** Adds the name of the file in the body as a header, if the API reads one. */
export function withFileName(request: HttpRequest): HttpRequest {
  const { fileNameHeader, content } = request.body ?? {};
  const name = isFileLike(content) && "name" in content ? content.name : undefined;
  if (fileNameHeader === undefined || typeof name !== "string" || name === "") return request;
  const isDisposition = /disposition/i.test(fileNameHeader);
  const value = isDisposition ? writeDisposition(name) : encode(name);
  return { ...request, headers: { ...request.headers, [fileNameHeader.toLowerCase()]: value } };
}

/** A name as an attachment (RFC 6266); other than ASCII characters also in the extended form (RFC 8187). */
function writeDisposition(name: string): string {
  const plain = name.replaceAll(/["\\]|[^ -~]/g, "_");
  const extended = plain === name ? "" : `; filename*=UTF-8''${encode(name, /[^\w.-]/gu)}`;
  return `attachment; filename="${plain}"${extended}`;
}

function encode(name: string, characters = /[^ -~]|%/gu): string {
  return name
    .replaceAll(/\p{Surrogate}/gu, "_")
    .replaceAll(characters, (one) =>
      encodeURIComponent(one).replaceAll(
        /['()*!~]/g,
        (mark) => `%${mark.codePointAt(0)?.toString(16)}`,
      ),
    );
}
