import { options } from "./options.ts";
import type { OptionName } from "./options.ts";
import type { RawOptions } from "./read-raw-options.ts";

/** Program and flags that start the process in the same way, without secrets. */
export interface StartCommand {
  readonly program: string;
  readonly flags: readonly StartFlag[];
}

/** One flag of the process, as it can be shown. */
interface StartFlag {
  readonly flag: string;
  /** Undefined for a flag without a value. */
  readonly value?: string;
}

/** Options that may contain a secret; their value is not shown. */
const SECRETS: ReadonlySet<OptionName> = new Set(["databaseUrl", "clientSecret"]);

/**
 * Flags that start the process in the same way, from flags and variables. Secrets are replaced by `…`; those of
 * variables are left out, because the variable stays.
 */
export function listStartFlags({ texts }: Pick<RawOptions, "texts">): readonly StartFlag[] {
  return (Object.keys(options) as OptionName[]).flatMap((name): readonly StartFlag[] => {
    const { flag, value, isRepeatable, separator, isSecret } = options[name];
    const input = texts[name];
    if (input === undefined || flag === undefined || name === "resetPassword") return [];
    const hasSecret = isSecret === true || SECRETS.has(name) || name === "apiHeaders";
    if (hasSecret && !input.spelled.startsWith("--")) return [];
    if (value === undefined) return [{ flag }];
    const values = isRepeatable === true ? input.text.split(separator ?? ",") : [input.text];
    return values
      .map((one) => one.trim())
      .filter((one) => one !== "")
      .map((one) => ({ flag, value: withoutSecret(name, one) }));
  });
}

function withoutSecret(name: OptionName, value: string): string {
  if (SECRETS.has(name)) return value.replace(/^([a-z]+:\/\/)?.*$/is, "$1…");
  if (name === "apiHeaders") return value.replace(/:.*$/s, ": …");
  // Up to the last `@` of the authority: a password can contain one.
  return value.replace(/^([a-z]+:\/\/)[^/]*@/i, "$1…@").replace(/^(https?:[^?]*\?).*$/is, "$1…");
}

/**
 * The command as one line for a shell. `isPublic`: absolute paths are shown by file name, and the address of the API,
 * which can be internal, is not shown.
 */
export function writeCommand({ program, flags }: StartCommand, isPublic: boolean): string {
  const words = flags.flatMap(({ flag, value }) => {
    if (value === undefined) return [`--${flag}`];
    if (!isPublic) return [`--${flag}`, quote(value)];
    return [`--${flag}`, quote(flag === options.upstream.flag ? "…" : withoutFolder(value))];
  });
  return [program, ...words].join(" ");
}

/** Program in the command: npm in a clone of the repository, else the installed package. */
export function programName(script: string | undefined): string {
  return /(?:^|[/\\])quarterdeck(?:\.cmd)?$/.test(script ?? "") ? "quarterdeck" : "npm start --";
}

function withoutFolder(value: string): string {
  return /^(?:\/|[a-z]:[/\\]|file:)/i.test(value) ? (value.split(/[/\\]/).at(-1) ?? "") : value;
}

/** A word of a POSIX shell. */
function quote(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
