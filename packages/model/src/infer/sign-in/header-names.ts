/** Header with the text before its value. */
interface HeaderStart {
  readonly name: string;
  readonly prefix: string;
}

const QUOTES = /^["'`“”‘’]+|["'`“”‘’]+$/g;
/** Words before a name: `HTTP header X-Key`. */
const KIND = /^(?:the )?(?:http )?(?:request )?header:? +/i;
/** A legal name (RFC 9110, section 5.1) and the rest of an example. */
const WRITTEN = /^([\w!#$%&'*+.^`|~-]+)(?:(\s*[:=(]\s*|\s+)(.*))?$/s;
const SCHEME = /^["'`]?([A-Za-z][A-Za-z-]*)(?![\w-])/;
const VALUE = /^(?:header|token-?value|value|your|key|string)$/i;
const WORDS = /^(?!(?:header|value)$)(?:[a-z\d]+\s+)*[a-z\d]+$/i;
const LAST_WORD = /^(?:key|token|id|secret)$/i;

/**
 * Separates a header name from the rest of an example in its location, and joins a name in words: `X API Key`. Returns
 * undefined if HTTP has no such name.
 */
export function repairHeader(written: string): HeaderStart | undefined {
  const text = written.trim().replaceAll(QUOTES, "").replace(KIND, "").replaceAll(QUOTES, "");
  const [, start = "", separator = "", rest = ""] = WRITTEN.exec(text) ?? [];
  const name = start.replaceAll(QUOTES, "");
  if (name === "") return undefined;
  const isWord = !name.includes("-") && !/^authorization$/i.test(name) && WORDS.test(rest);
  if (separator.trim() === "" && (isWord || LAST_WORD.test(rest)))
    return { name: [name, ...rest.split(/\s+/)].join("-"), prefix: "" };
  const scheme = SCHEME.exec(rest)?.[1];
  return { name, prefix: scheme !== undefined && !VALUE.test(scheme) ? `${scheme} ` : "" };
}
