import type { ParameterStyle } from "#types/operation.ts";

/** A parameter value by its shape; its texts are encoded. */
export type WrittenValue =
  | { readonly shape: "single"; readonly text: string }
  | { readonly shape: "list"; readonly texts: readonly string[] }
  | { readonly shape: "map"; readonly pairs: readonly (readonly [string, string])[] };

/** Name and `explode` of a parameter. */
export interface Naming {
  /** Percent-encoded. */
  readonly name: string;
  readonly explode: boolean;
}

type WriteStyle = (written: WrittenValue, naming: Naming) => string;

/** Query styles, https://spec.openapis.org/oas/v3.1.1.html#style-examples */
export const queryStyles: Readonly<Record<ParameterStyle, WriteStyle>> = {
  form: (written, naming) => writeSeparated(written, naming, ","),
  spaceDelimited: (written, naming) => writeSeparated(written, naming, "%20"),
  pipeDelimited: (written, naming) => writeSeparated(written, naming, "%7C"),
  deepObject: (written, naming) => writeSeparated(written, naming, ","),
  // Not defined for queries: written like `form`.
  simple: (written, naming) => writeSeparated(written, naming, ","),
  label: (written, naming) => writeSeparated(written, naming, ","),
  matrix: (written, naming) => writeSeparated(written, naming, ","),
};

/** Path styles, https://spec.openapis.org/oas/v3.1.1.html#style-examples */
export const pathStyles: Readonly<Record<ParameterStyle, WriteStyle>> = {
  simple: writeSimple,
  label: writeLabel,
  matrix: writeMatrix,
  // Not defined for paths: written like `simple`.
  form: writeSimple,
  spaceDelimited: writeSimple,
  pipeDelimited: writeSimple,
  deepObject: writeSimple,
};

function writeSeparated(
  written: WrittenValue,
  { name, explode }: Naming,
  separator: string,
): string {
  if (written.shape === "single") return `${name}=${written.text}`;
  if (written.shape === "list") {
    return explode
      ? written.texts.map((text) => `${name}=${text}`).join("&")
      : `${name}=${written.texts.join(separator)}`;
  }
  return explode
    ? written.pairs.map(([key, text]) => `${key}=${text}`).join("&")
    : `${name}=${written.pairs.flat().join(separator)}`;
}

/** `a,b`; exploded objects `k=v,l=w`. Headers have no other style. */
export function writeSimple(written: WrittenValue, { explode }: Naming): string {
  return explode ? listTexts(written, "=").join(",") : flatTexts(written).join(",");
}

function writeLabel(written: WrittenValue, { explode }: Naming): string {
  return explode ? `.${listTexts(written, "=").join(".")}` : `.${flatTexts(written).join(",")}`;
}

function writeMatrix(written: WrittenValue, { name, explode }: Naming): string {
  if (!explode || written.shape === "single") {
    const text = flatTexts(written).join(",");
    return text === "" ? `;${name}` : `;${name}=${text}`;
  }
  if (written.shape === "map") {
    return written.pairs.map(([key, text]) => `;${key}=${text}`).join("");
  }
  return written.texts.map((text) => `;${name}=${text}`).join("");
}

function flatTexts(written: WrittenValue): readonly string[] {
  if (written.shape === "single") return [written.text];
  return written.shape === "list" ? written.texts : written.pairs.flat();
}

function listTexts(written: WrittenValue, equals: string): readonly string[] {
  if (written.shape !== "map") return flatTexts(written);
  return written.pairs.map(([key, text]) => `${key}${equals}${text}`);
}
