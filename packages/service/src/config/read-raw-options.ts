import { ownMember } from "@quarterdeck/model";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ConfigError } from "./config.ts";
import { options } from "./options.ts";
import type { OptionValues, OptionName } from "./options.ts";

export interface RawOptions {
  readonly values: OptionValues;
  /** Name under which each value was set, for messages: `--port` or `PORT`. */
  readonly spelled: { readonly [name in OptionName]?: string };
  /** Text of each value that was set. */
  readonly texts: { readonly [name in OptionName]?: Spelling };
}

interface Spelling {
  readonly spelled: string;
  readonly text: string;
}

/** Reads flags and variables. Flags win; an empty variable counts as unset. */
export function readRawOptions(
  args: readonly string[],
  environment: { readonly [name: string]: string | undefined },
): RawOptions {
  const flags = readFlags(args);
  const values: { [name: string]: unknown } = {};
  const spelled: { [name in OptionName]?: string } = {};
  const texts: { [name in OptionName]?: Spelling } = {};
  for (const name of Object.keys(options) as OptionName[]) {
    const input = flags[name] ?? readVariable(options[name], environment);
    if (input === undefined) continue;
    values[name] = readOne(name, input);
    spelled[name] = input.spelled;
    texts[name] = input;
  }
  return { values, spelled, texts };
}

function readVariable(
  { variable, isSecret }: { readonly variable?: string; readonly isSecret?: boolean },
  environment: { readonly [name: string]: string | undefined },
): Spelling | undefined {
  if (variable === undefined) return undefined;
  const text = ownMember(environment, variable);
  const spelled = `${variable}_FILE`;
  const file = isSecret === true ? ownMember(environment, spelled) : undefined;
  if (!file) return text ? { spelled: variable, text } : undefined;
  if (text) throw new ConfigError(`${variable} and ${spelled} are both set: remove one of them.`);
  try {
    return { spelled, text: readFileSync(file, "utf8").trim() };
  } catch {
    throw new ConfigError(
      `${spelled} must name a file that can be read, not ${JSON.stringify(file)}.`,
    );
  }
}

/** Options of which the command in the console hides a part. */
const HIDDEN: ReadonlySet<OptionName> = new Set([
  "api",
  "apiHeaders",
  "clientSecret",
  "databaseUrl",
  "overlays",
  "upstream",
]);

function readOne(name: OptionName, { spelled, text }: Spelling): unknown {
  if (HIDDEN.has(name) && text.includes("…"))
    throw new ConfigError(`${spelled} has … where the console hides a value: replace it.`);
  const read = options[name].read(text);
  if ("value" in read) return read.value;
  // A database address or a header may contain a secret, so the value is not repeated.
  const typed =
    name === "apiHeaders" || name === "databaseUrl" || name === "upstream" || name === "publicUrls"
      ? ""
      : `, not ${JSON.stringify(text)}`;
  throw new ConfigError(`${spelled} ${read.mustBe}${typed}.`);
}

function readFlags(args: readonly string[]): { readonly [name in OptionName]?: Spelling } {
  const names = Object.keys(options) as OptionName[];
  const entries = names.flatMap((name) => {
    const { flag, value } = options[name];
    return flag === undefined ? [] : [[flag, { type: value === undefined ? "boolean" : "string" }]];
  });
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(entries) as { [flag: string]: { type: "boolean" | "string" } },
    strict: false,
    tokens: true,
  });
  const flags: { [name in OptionName]?: Spelling } = {};
  for (const token of tokens) {
    if (token.kind === "option-terminator") continue;
    if (token.kind === "positional") throw strayWord(token.value);
    const name = names.find((one) => options[one].flag === token.name);
    if (name === undefined || !token.rawName.startsWith("--")) throw unknownFlag(token.rawName);
    const text = readFlagText(name, token);
    const before = options[name].isRepeatable ? flags[name]?.text : undefined;
    flags[name] = {
      spelled: token.rawName,
      text: before === undefined ? text : `${before}${options[name].separator ?? ","}${text}`,
    };
  }
  return flags;
}

interface FlagToken {
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function readFlagText(name: OptionName, { rawName, value, inlineValue }: FlagToken): string {
  const expected = options[name].value;
  if (expected === undefined) {
    if (value === undefined) return "on";
    throw new ConfigError(`${rawName} takes no value: remove ${JSON.stringify(value)}.`);
  }
  // `--port --host x`: the next flag is not a value.
  if (value === undefined || (inlineValue !== true && value.startsWith("--"))) {
    throw new ConfigError(`${rawName} needs a value: ${rawName} ${expected}.`);
  }
  return value;
}

function strayWord(word: string): ConfigError {
  return new ConfigError(
    `${JSON.stringify(word)} is not a flag: flags begin with --, and --help lists them.`,
  );
}

function unknownFlag(rawName: string): ConfigError {
  const flags = Object.values(options).map(({ flag }) => `--${flag ?? ""}`);
  const near = flags.find((flag) => flag.startsWith(rawName) || isNear(flag, rawName));
  const remedy =
    near === undefined ? "--help lists all flags" : `did you mean ${near}? --help lists all flags`;
  return new ConfigError(`There is no flag ${rawName}: ${remedy}.`);
}

/** True if one character was added, left out or changed, or two neighbors swapped. */
function isNear(flag: string, typed: string): boolean {
  if (Math.abs(flag.length - typed.length) > 1) return false;
  let start = 0;
  while (start < flag.length && flag[start] === typed[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(flag.length, typed.length) - start &&
    flag.at(-1 - end) === typed.at(-1 - end)
  )
    end += 1;
  const left = [flag.slice(start, flag.length - end), typed.slice(start, typed.length - end)];
  const [a = "", b = ""] = left;
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && a === [...b].reverse().join(""));
}
