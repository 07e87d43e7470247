import type { RegistrationChange, ServerChange } from "#types/model-change.ts";
import type { SettingChange, SignInChange } from "#types/model-change.ts";
import type { ConnectionSetting, Registration, SignIn, SignInMethod } from "#types/sign-in.ts";

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

/** Whether people can sign up by themselves, and by what they say of themselves. */
export function compareRegistration(before: SignIn, after: SignIn): readonly RegistrationChange[] {
  const [old, now] = [before.registration, after.registration];
  if (now === undefined) return old ? [{ what: "registration-gone", call: callOf(old) }] : [];
  if (old === undefined) return [{ what: "registration-new", call: callOf(now) }];
  const isSame = writeFacts(asked(old)) === writeFacts(asked(now));
  return isSame ? [] : [{ what: "registration-other", call: callOf(now) }];
}

function callOf({ call: { method, path } }: Registration): string {
  return `${method.toUpperCase()} ${path}`;
}

function asked({ call, fields }: Registration): object {
  return { call, fields: fields.map(({ path, field }) => [path, field.kind, field.isRequired]) };
}

/** What a person is asked for once, for all calls. */
export function compareSettings(before: SignIn, after: SignIn): readonly SettingChange[] {
  const without = (those: SignIn["settings"] = [], others: SignIn["settings"] = []) => {
    const known = new Set(others.map(placeOf));
    return those.filter((one) => !known.has(placeOf(one))).map(({ field }) => field.label);
  };
  return [
    ...without(before.settings, after.settings).map(
      (label) => ({ what: "setting-gone", label }) as const,
    ),
    ...without(after.settings, before.settings).map(
      (label) => ({ what: "setting-new", label }) as const,
    ),
  ];
}

/** RFC 9110 section 5.1: names of headers are the same in any case. */
function placeOf(setting: ConnectionSetting): string {
  const { name } = setting;
  return `${setting.in} ${setting.in === "header" ? name.toLowerCase() : name}`;
}

/** Names, texts and what an answer may hold besides change nothing for who signs in. */
const quiet = new Set(["id", "label", "description", "field", "evidence", "userPaths"]);

function writeFacts(of: object): string {
  return JSON.stringify(of, (name, value: unknown) => (quiet.has(name) ? undefined : value));
}
