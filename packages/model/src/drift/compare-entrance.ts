import type { ServerChange, SignInChange } from "#nouns/model-change.ts";
import type { SignIn, SignInMethod } from "#nouns/sign-in.ts";

/** Which of the API's addresses came or went. */
export function compareServers(
  before: readonly string[],
  after: readonly string[],
): readonly ServerChange[] {
  const without = (those: readonly string[], others: readonly string[]) =>
    those.filter((address) => !others.includes(address));
  return [
    ...without(before, after).map((address) => ({ what: "server-gone", address }) as const),
    ...without(after, before).map((address) => ({ what: "server-new", address }) as const),
  ];
}

/** Whether people get in by other means than before, or by the same in another way. */
export function compareSignIn(before: SignIn, after: SignIn): readonly SignInChange[] {
  const old = new Set(before.methods.map(writeFacts));
  const now = new Set(after.methods.map(writeFacts));
  const gone = kindsOf(before.methods.filter((method) => !now.has(writeFacts(method))));
  const come = kindsOf(after.methods.filter((method) => !old.has(writeFacts(method))));
  const tell = (what: SignInChange["what"], kinds: readonly SignInMethod["kind"][]) =>
    kinds.map((method) => ({ what, method }));
  return [
    ...tell(
      "sign-in-gone",
      gone.filter((kind) => !come.includes(kind)),
    ),
    ...tell(
      "sign-in-new",
      come.filter((kind) => !gone.includes(kind)),
    ),
    ...tell(
      "sign-in-other",
      come.filter((kind) => gone.includes(kind)),
    ),
  ];
}

function kindsOf(methods: readonly SignInMethod[]): readonly SignInMethod["kind"][] {
  return [...new Set(methods.map(({ kind }) => kind))];
}

/** Names, texts and what an answer may hold besides change nothing for who signs in. */
const quiet = new Set(["id", "label", "description", "field", "evidence", "userPaths"]);

function writeFacts(method: SignInMethod): string {
  return JSON.stringify(method, (name, value: unknown) => (quiet.has(name) ? undefined : value));
}
