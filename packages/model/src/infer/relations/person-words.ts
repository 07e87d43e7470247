import { singularOf } from "#infer/names/words.ts";
import { PERSON_WORDS } from "#read/person-words.ts";

/** True for a role that is that of a user: author, owner. */
export function isPersonWord(word: string): boolean {
  return PERSON_WORDS.has(singularOf(word));
}

/** Roles that are often, but not always, those of a user. */
const ROLE_WORDS = new Set(
  "boss booker renter hirer purchaser shipper receiver nominee candidate applicant delegate deputy chair president secretary treasurer subordinate mentee superior head chief captain guarantor guardian sponsor custodian keeper steward referrer inviter signatory counselor advisor adviser consultant caregiver pilot chef cashier clerk dispatcher courier architect designer developer tester planner researcher analyst lawyer attorney accountant borrower lender buyer seller driver teacher student employer patient doctor nurse agent operator client tenant landlord host guest player trainer coach instructor mentor leader lead supervisor director holder signer inspector auditor technician engineer worker organizer presenter writer winner voter donor payer payee beneficiary".split(
    " ",
  ),
);

const TIME_WORD = /^(?:created|updated|deleted|modified)$/;

/** Roles that are applications and workspaces more often than people: `client_id`, `tenantId`. */
const SERVED = /^(?:client|tenant)s?$/;

/** True for the role of a user: author, borrower, issued by. */
export function isRole(words: readonly string[]): boolean {
  const last = words.at(-1) ?? "";
  // `lastUpdated` is a time.
  const isTime = TIME_WORD.test(last);
  const isPerson =
    (isPersonWord(last) && !isTime) || (ROLE_WORDS.has(singularOf(last)) && !SERVED.test(last));
  return isPerson || singularOf(last) === "member" || endsInParticiple(words);
}

/** True for words such as `issued by` and `sold by`. */
export function endsInParticiple(words: readonly string[]): boolean {
  const isBy = words.length > 1 && words.at(-1) === "by";
  return isBy && PARTICIPLE.test(words.at(-2) ?? "");
}

const PARTICIPLE =
  /^(?!(?:blocked|replaced|superseded|used|sorted|ordered|grouped|limited|powered|required|followed)$)(?:\w+ed|sent|made|sold|built|held|led|run|paid|bought|taken|given|written|drawn|taught|won|drawn|seen|chosen|driven|shot|sung)$/;

/** True for a role that may be that of a user: patient, borrower. */
export function isRoleWord(word: string): boolean {
  return ROLE_WORDS.has(word);
}
