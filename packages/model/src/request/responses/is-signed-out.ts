import type { ExpectedResponse } from "#types/http.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";
import { codes, errorCodes, foldName, lists, outcomes, statuses } from "./outcome-names.ts";

/** Nesting of codes: `{"error": {"code": 401}}`, `{"errors": [{"status": "401"}]}` */
const LEVELS = 3;

/** Codes for a caller that is not known; a missing right has other ones. */
const CALLER_CODE =
  /^(?:e(?:rr(?:or)?)?[_.-]?)?(?:401|(?:un|not[_-]?|in(?:valid)?[_-]?)auth(?:ed|enticated|entication|ori[sz]ed)?|auth(?:entication)?[_-]?(?:required|expired|invalid|exception|error)|(?:invalid|expired|unknown)[_-]?session(?:[_-]?id)?|session[_-]?(?:expired|invalid|timed?[_-]?out)|not[_-]?(?:logged|signed)[_-]?in|login[_-]?required)(?:[_-]?(?:error|exception))?$/i;

/** Codes of a credential, which a write may also contain as a value. */
const CREDENTIAL_CODE =
  /^(?:e(?:rr(?:or)?)?[_.-]?)?(?:(?:invalid|expired|revoked|missing)[_-]?(?:auth(?:entication)?|access|bearer)?[_-]?(?:token|jwt|credentials|api[_-]?key)|(?:access|auth)?[_-]?(?:token|jwt|api[_-]?key)[_-]?(?:has[_-]|is[_-])?(?:expired|revoked|invalid|missing|required))(?:[_-]?(?:error|exception))?$/i;

/** Names of a credential. */
const CREDENTIAL = String.raw`(?:access |auth(?:entication|ori[sz]ation)? |bearer |login |user |api )?(sessions?(?:[ -]?id)?|tokens?|jwt|api[ -]?keys?|credentials?)`;
const STATE = String.raw`(?:expired|invalid|revoked|terminated|ended|timed[ -]?out|missing|required|unknown|not (?:found|valid|provided)|no longer valid)`;

const CREDENTIAL_TEXTS = [
  new RegExp(
    String.raw`\b${CREDENTIAL}(?: (?:has|have|is|was|are|been|already))*[ :,]+${STATE}\b`,
    "i",
  ),
  new RegExp(String.raw`^(?:an? |the |your )?${STATE} (?:or \w+ )?${CREDENTIAL}\b`, "i"),
  new RegExp(String.raw`^no (?:valid )?${CREDENTIAL}\b`, "i"),
];

const SIGN_IN_TEXT =
  /\b(?:not|un)[ -]?(?:authenticated|logged[ -]?in|signed[ -]?in)\b|\b(?:please|must|need to|have to) (?:be )?(?:log|sign)(?:ged|ned)?[ -]?(?:in|on)\b|\bre-?log[ -]?in\b|\b(?:log|sign)[ -]?(?:in|on) (?:again|first|is required|required|to continue)\b|\bauthentication (?:is )?(?:required|needed|expired)\b|(?:重新|请先|未)登[录陆]/i;

/** Longer texts describe more than the state of a session. */
const TEXT_LENGTH = 120;

/**
 * True if an error inside a success has the meaning of 401. Codes decide; texts only in the response to a read, if the
 * path has another name than the text: "Token expired" may concern an invitation token.
 */
export function isSignedOut(
  body: unknown,
  message: string,
  { kind, path }: Pick<ExpectedResponse, "kind"> & { readonly path: string },
): boolean {
  if (hasCode(body, CALLER_CODE, LEVELS)) return true;
  if (kind === "write") return false;
  if (hasCode(body, CREDENTIAL_CODE, LEVELS)) return true;
  if (message.length > TEXT_LENGTH) return false;
  if (SIGN_IN_TEXT.test(message)) return true;
  const names = CREDENTIAL_TEXTS.flatMap((pattern) => pattern.exec(message)?.[1] ?? []);
  const isOfPath = (name: string): boolean =>
    foldName(path).includes(foldName(name).replace(/s?(?:id)?$/, ""));
  return names.length > 0 && !names.some(isOfPath);
}

function hasCode(value: unknown, code: RegExp, levels: number): boolean {
  if (levels === 0) return false;
  if (Array.isArray(value)) return hasCode(value[0], code, levels - 1);
  if (!isJsonObject(value)) return false;
  return Object.entries(value).some(([name, member]) => {
    const folded = foldName(name);
    const text = scalarText(member);
    if (text !== undefined) return isCodeName(folded) && code.test(text);
    const isOfError = lists.test(folded) || outcomes.test(folded) || folded === "data";
    return isOfError && hasCode(member, code, levels - 1);
  });
}

function isCodeName(name: string): boolean {
  return [codes, errorCodes, statuses, lists, /^(?:type|name)$/].some((one) => one.test(name));
}
