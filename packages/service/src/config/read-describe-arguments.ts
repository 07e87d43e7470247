import { parseArgs } from "node:util";
import { readDatabaseUrl } from "./read-address.ts";
import { withSslVariables } from "./with-ssl-variables.ts";
import { readHeaders } from "./read-value.ts";

export interface DescribeArguments {
  /** Address or file of the description. */
  readonly address: string;
  readonly isJson: boolean;
  readonly overlays: readonly string[];
  /** Headers of the request for the description. */
  readonly headers: Readonly<Record<string, string>>;
}

/** `describe --database <url>`. */
export interface DescribeDatabase {
  readonly databaseUrl: string;
  readonly isJson: boolean;
}

/** Reads the arguments of `describe`: options, a request for help, or a sentence with the error. */
export function readDescribeArguments(
  args: readonly string[] = process.argv.slice(2),
): DescribeArguments | DescribeDatabase | "help" | { readonly complaint: string } {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: {
      json: { type: "boolean" },
      help: { type: "boolean", short: "h" },
      overlay: { type: "string", multiple: true },
      database: { type: "string" },
      "api-header": { type: "string", multiple: true },
    },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const previous = ["json", "help", "overlay", "api-header", "database"];
  const unknown = tokens.find((token) => token.kind === "option" && !previous.includes(token.name));
  if (values.help) return "help";
  if (unknown?.kind === "option") return { complaint: `There is no flag ${unknown.rawName}.` };
  if (values.database !== undefined) return readDatabase(values.database, values.json === true);
  const overlays = (values.overlay ?? []).flatMap((one) =>
    typeof one === "string" ? one.split(",") : [],
  );
  if (
    overlays.length < (values.overlay ?? []).length ||
    overlays.some((one) => one === "" || one.startsWith("--"))
  ) {
    return { complaint: "--overlay needs a value: --overlay <file or url>." };
  }
  const lines = (values["api-header"] ?? []).map(String).join("\n");
  const headers = lines === "" ? { value: {} } : readHeaders(lines);
  if ("mustBe" in headers) return { complaint: `--api-header ${headers.mustBe}.` };
  const [address] = positionals;
  if (address === undefined) return { complaint: "Name a document." };
  if (positionals.length > 1) return { complaint: "Only one document at a time." };
  return { address, isJson: values.json === true, overlays, headers: headers.value };
}

function readDatabase(
  value: string | boolean,
  isJson: boolean,
): DescribeDatabase | { readonly complaint: string } {
  const url = readDatabaseUrl(String(value));
  if ("mustBe" in url) return { complaint: `--database ${url.mustBe}.` };
  return { databaseUrl: withSslVariables(url.value, process.env), isJson };
}
