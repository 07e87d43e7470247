// @ts-check
/**
 * Words and phrases that the project does not use, each with its replacement.
 * docs/glossary.md explains the vocabulary.
 */

/** @typedef {"name" | "file" | "comment" | "doc" | "title" | "text" | "guide"} Kind */

/**
 * - `name`: a declared identifier, an exported name, a property or a literal type.
 * - `file`: a file or folder name.
 * - `comment`: any comment. `doc` is the first word of a doc comment.
 * - `title`: a test title, the first text in a row of `test.each`, the message of an assertion.
 * - `text`: a string of three words or more outside tests, so UI texts and error messages.
 * - `guide`: a Markdown document without its code.
 * @typedef {{
 *   readonly kinds: readonly Kind[],
 *   readonly use: string,
 *   readonly words?: readonly string[],
 *   readonly pattern?: RegExp,
 * }} Rule
 */

/** @type {readonly Kind[]} */
export const NAMES = ["name", "file"];
/** @type {readonly Kind[]} */
export const PROSE = ["comment", "title", "text", "guide"];
/** @type {readonly Kind[]} */
export const CODE_PROSE = ["comment", "title", "guide"];

/** A word of a rule is compared in lower case with a whole word of a name or of prose. */
/** @type {readonly Rule[]} */
export const rules = [
  // Names.
  { kinds: NAMES, words: ["answer", "answers", "answered", "answering"], use: "response" },
  {
    kinds: NAMES,
    words: ["asked", "asks", "asking"],
    use: "the thing: request, operation, expected",
  },
  { kinds: NAMES, words: ["wanted", "wants"], use: "the thing: expected, required, requested" },
  { kinds: NAMES, words: ["given", "givens"], use: "the thing: values, input, options" },
  { kinds: NAMES, words: ["held", "holder", "holders"], use: "the thing: nested, pinned, stored" },
  { kinds: NAMES, pattern: /^(?:known|found)s?$/, use: "the thing: match, result, permissions" },
  {
    kinds: NAMES,
    words: ["tell", "tells", "told", "telling"],
    use: "notify, emit, format, report",
  },
  { kinds: NAMES, words: ["say", "says", "said", "saying"], use: "message, code, format" },
  {
    kinds: NAMES,
    words: ["speak", "speaks", "spoken", "aloud", "voice"],
    use: "language, format, announce",
  },
  {
    kinds: NAMES,
    words: ["keep", "keeps", "kept", "keeper"],
    use: "store, stored, retain, filter",
  },
  { kinds: NAMES, words: ["heed", "heeds", "heeded"], use: "track, learn, on…" },
  {
    kinds: NAMES,
    words: ["place", "places", "placed"],
    use: "location, route, record reference, position",
  },
  {
    kinds: NAMES,
    words: ["beside", "besides", "around", "elsewhere", "nearby", "aside"],
    use: "sibling members, envelope, other server",
  },
  {
    kinds: NAMES,
    words: ["fit", "fits", "fitted", "fitting", "misfit", "misfits", "unfit"],
    use: "reconcile, match, mismatch",
  },
  { kinds: NAMES, words: ["bone", "bones"], use: "skeleton" },
  { kinds: NAMES, words: ["witness", "witnesses"], use: "call listener" },
  { kinds: NAMES, words: ["tape", "tapes"], use: "request log" },
  { kinds: NAMES, words: ["book", "ledger"], use: "store, registry" },
  { kinds: NAMES, words: ["trail", "trails"], use: "page history" },
  { kinds: NAMES, words: ["drift", "drifts", "drifted"], use: "schema changes" },
  { kinds: NAMES, words: ["hostile"], use: "fuzz" },
  { kinds: NAMES, words: ["entrance", "entrances", "door", "doors"], use: "sign-in; only access" },
  { kinds: NAMES, words: ["fault", "faults", "faulty"], use: "error, problem" },
  { kinds: NAMES, words: ["noun", "nouns"], use: "types, or the concept" },
  { kinds: NAMES, words: ["sentence", "sentences"], use: "message, text" },
  { kinds: NAMES, words: ["because"], use: "reason" },
  {
    kinds: NAMES,
    words: ["sighting", "sightings", "met", "meet", "meets"],
    use: "saved status, conflict",
  },
  {
    kinds: NAMES,
    words: ["anew", "meanwhile", "nobody", "somebody", "whoever"],
    use: "a plain word",
  },
  { kinds: NAMES, words: ["whatever", "whether", "what"], use: "the noun" },
  { kinds: NAMES, words: ["stand", "stands", "standing", "stood"], use: "is, position, state" },
  { kinds: NAMES, pattern: /^offs?$/i, use: "disabledReason" },
  {
    kinds: NAMES,
    pattern: /^(?:core|takePart|wayBack|way-back)$/i,
    use: "summary, chunk, undo",
  },
  { kinds: ["name"], pattern: /Place$/, use: "…Location, …Route, …Reference" },
  { kinds: ["name"], pattern: /^Exchange$/, use: "PreparedRequest" },

  // American spelling, everywhere.
  ...american(),

  // Doc comments start with a noun or a verb.
  {
    kinds: ["doc"],
    pattern:
      /^(?:Where|Wherever|Whether|How|That|Those|Who|Whoever|Whose|Which|Why|When|One that|Nobody|Somebody|Something|Nothing|Everything)\b/i,
    use: "a noun phrase or a verb",
  },

  // Prose: words.
  {
    kinds: PROSE,
    words: ["nobody", "nobody's", "somebody", "somebody's", "anybody"],
    use: "no user, another user, a passive without agent",
  },
  { kinds: PROSE, words: ["whoever", "whomever", "whom"], use: "the user, the caller" },
  { kinds: PROSE, words: ["anew"], use: "again" },
  { kinds: PROSE, words: ["meanwhile"], use: "in the meantime, since then" },
  { kinds: PROSE, words: ["heed", "heeds", "heeded"], use: "track, follow" },
  { kinds: PROSE, words: ["told", "tells", "telling"], use: "notify, show, report, distinguish" },
  { kinds: CODE_PROSE, words: ["tell"], use: "notify, show, report, distinguish" },
  {
    kinds: ["text"],
    pattern: /(?<!\b(?:can(?:'|’)t|cannot) )\btell\b/i,
    use: "notify, show, report",
  },
  {
    kinds: PROSE,
    words: ["say", "says", "said", "saying"],
    use: "state, contain, declare, message",
  },
  { kinds: PROSE, words: ["stand", "stands", "standing", "stood"], use: "is, are, appear" },
  { kinds: PROSE, words: ["beside", "besides"], use: "next to, in addition to" },
  {
    kinds: PROSE,
    pattern: /(?<!\b(?:wrap|wraps|wrapped) )\baround\b/i,
    use: "envelope, near, about",
  },
  { kinds: PROSE, words: ["elsewhere"], use: "another server, another screen" },
  { kinds: PROSE, words: ["bone", "bones"], use: "skeleton" },
  { kinds: PROSE, words: ["witness", "witnesses", "witnessed"], use: "call listener" },
  { kinds: PROSE, words: ["tape", "tapes", "trail", "trails"], use: "request log, page history" },
  { kinds: PROSE, words: ["drift", "drifts", "drifted"], use: "schema changes" },
  { kinds: PROSE, words: ["hostile"], use: "malformed, fuzz" },
  { kinds: PROSE, words: ["kept"], use: "stored, retained" },
  { kinds: CODE_PROSE, words: ["held"], use: "stored, contained, checked" },
  { kinds: CODE_PROSE, words: ["asked", "asks", "asking"], use: "request, requested" },
  { kinds: PROSE, words: ["wanted", "wants"], use: "requested, expected, requires" },
  {
    kinds: PROSE,
    words: ["answer", "answers", "answered", "answering", "unanswered", "answer's"],
    use: "response, respond",
  },
  { kinds: PROSE, words: ["fault", "faults", "faulty"], use: "error" },
  { kinds: PROSE, words: ["fitted", "misfit", "misfits"], use: "reconciled, mismatch" },
  {
    kinds: PROSE,
    words: ["lately", "begun", "alike", "lest", "thereof", "whence", "aught"],
    use: "a modern word",
  },
  { kinds: PROSE, words: ["entrance", "entrances"], use: "sign-in" },
  { kinds: CODE_PROSE, words: ["door", "doors", "aloud", "ghost"], use: "a literal word" },
  { kinds: CODE_PROSE, words: ["person", "person's"], use: "user" },
  { kinds: CODE_PROSE, words: ["teach", "teaches", "taught"], use: "define, add, make" },
  { kinds: CODE_PROSE, words: ["believe", "believes", "believed"], use: "accept, trust" },
  { kinds: CODE_PROSE, words: ["mends", "mended", "mend"], use: "fix" },
  {
    kinds: PROSE,
    pattern: /(?<!\b(?:in|into|take|takes|taking|took|decimal|first|second) )\bplaces?\b(?! of\b)/i,
    use: "location, route, position",
  },

  { kinds: ["comment", "title"], words: ["what", "whatever"], use: "the noun" },
  { kinds: ["comment", "title"], words: ["nowhere"], use: "not in …" },

  // Prose: phrases.
  {
    kinds: ["text", "guide"],
    pattern:
      /\bwhat(?:'s|’s| (?:is|are|was|were|has|had|have|can|could|may|must|cannot|does|did|needs|comes|came|goes|looks|makes|makes|follows|belongs|remains|happens|happened|changed|speaks))\b/i,
    use: "the noun",
  },
  {
    kinds: PROSE,
    pattern:
      /(?<!\b(?:users?|people|persons?|readers?|accounts?|administrators?|admins?|developers?|contributors?|someone|anyone|everyone|engineers?|team|you) )\bwho\b/i,
    use: "the user, the caller",
  },
  {
    kinds: PROSE,
    pattern: /(?<!\bthere )\b(?:is|are|was|were|be) no(?! longer\b| more\b| less\b| matter\b)\b/i,
    use: "is not a",
  },
  {
    kinds: PROSE,
    pattern: /\bof (?:its|our|their|his|your|my|one(?:'|’)s) own\b/i,
    use: "its own …, separate",
  },
  { kinds: ["comment", "title"], pattern: /\ball that\b/i, use: "everything that, all + noun" },
  { kinds: PROSE, pattern: /\bas far as\b/i, use: "up to, if" },
  { kinds: PROSE, pattern: /\bby way of\b/i, use: "through" },
  { kinds: PROSE, pattern: /\bonce more\b/i, use: "again" },
  { kinds: PROSE, pattern: /\bgo(?:es|ing)? on\b|\bwent on\b|\bgone on\b/i, use: "continue" },
  { kinds: PROSE, pattern: /\bhas not got\b/i, use: "does not have" },

  // UI texts and messages.
  {
    kinds: ["text"],
    pattern: /^(?:Where|Whether|Who|Whose|How)\b/,
    use: "a noun phrase or a verb",
  },
  { kinds: ["text"], words: ["please"], use: "no word" },
  { kinds: ["text"], words: ["forget", "forgets", "forgotten"], use: "delete, dismiss, remove" },
  { kinds: ["text"], words: ["e-mail", "e-mails"], use: "email" },
  { kinds: ["text"], pattern: /\btry (?:it |this |that )?again\b/i, use: "retry" },
  { kinds: ["text"], pattern: /\bspeaks? against\b/i, use: "problem" },
];

/** @returns {readonly Rule[]} */
function american() {
  const stems = {
    colour: "color",
    behaviour: "behavior",
    favourite: "favorite",
    neighbour: "neighbor",
    honour: "honor",
    labour: "labor",
    centre: "center",
    catalogue: "catalog",
    dialogue: "dialog",
    organis: "organiz",
    recognis: "recogniz",
    normalis: "normaliz",
    serialis: "serializ",
    initialis: "initializ",
    optimis: "optimiz",
    summaris: "summariz",
    synchronis: "synchroniz",
    authoris: "authoriz",
    customis: "customiz",
    minimis: "minimiz",
    memois: "memoiz",
    cancelled: "canceled",
    cancelling: "canceling",
    labelled: "labeled",
    labelling: "labeling",
    travelled: "traveled",
    modelled: "modeled",
    modelling: "modeling",
    grey: "gray",
    artefact: "artifact",
    licence: "license",
    judgement: "judgment",
    towards: "toward",
  };
  /** @type {readonly Kind[]} */
  const everywhere = [...NAMES, ...PROSE];
  return [
    ...Object.entries(stems).map(([british, spelling]) => ({
      kinds: everywhere,
      pattern: new RegExp(String.raw`\b\w*${british}\w*`, "i"),
      use: `${spelling}…`,
    })),
    // "analysis" and "programmed" are American as well.
    { kinds: everywhere, pattern: /\banalys(?:e|ed|es|ing)\b/i, use: "analyze" },
    { kinds: everywhere, pattern: /\bprogrammes?\b/i, use: "program" },
  ];
}
