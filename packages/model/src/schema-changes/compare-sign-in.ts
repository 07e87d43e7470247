import type { RegistrationChange, ServerChange } from "#types/model-change.ts";
import type { SettingChange, SignInChange } from "#types/model-change.ts";
import type { ConnectionSetting, Registration, SignIn, SignInMethod } from "#types/sign-in.ts";

/** Lists added and removed servers. */
export function compareServers(
  before: readonly string[],
  after: readonly string[],
): readonly ServerChange[] {
  const without = (those: readonly string[], others: readonly string[]) =>
    those.filter((address) => !others.includes(address));
  return [
    ...without(before, after).map((address) => ({ kind: "server-gone", address }) as const),
    ...without(after, before).map((address) => ({ kind: "server-new", address }) as const),
  ];
}

/** Lists added, removed and changed sign-in methods. */
export function compareSignIn(before: SignIn, after: SignIn): readonly SignInChange[] {
  const old = new Set(before.methods.map(writeFacts));
  const now = new Set(after.methods.map(writeFacts));
  const gone = kindsOf(before.methods.filter((method) => !now.has(writeFacts(method))));
  const come = kindsOf(after.methods.filter((method) => !old.has(writeFacts(method))));
  const report = (kind: SignInChange["kind"], kinds: readonly SignInMethod["kind"][]) =>
    kinds.map((method) => ({ kind, method }));
  return [
    ...report(
      "sign-in-gone",
      gone.filter((kind) => !come.includes(kind)),
    ),
    ...report(
      "sign-in-new",
      come.filter((kind) => !gone.includes(kind)),
    ),
    ...report(
      "sign-in-other",
      come.filter((kind) => gone.includes(kind)),
    ),
  ];
}

function kindsOf(methods: readonly SignInMethod[]): readonly SignInMethod["kind"][] {
  return [...new Set(methods.map(({ kind }) => kind))];
}

/** Reports a new, removed or changed registration. */
export function compareRegistration(before: SignIn, after: SignIn): readonly RegistrationChange[] {
  const [old, now] = [before.registration, after.registration];
  if (now === undefined) return old ? [{ kind: "registration-gone", call: callOf(old) }] : [];
  if (old === undefined) return [{ kind: "registration-new", call: callOf(now) }];
  const isSame = writeFacts(inputs(old)) === writeFacts(inputs(now));
  return isSame ? [] : [{ kind: "registration-other", call: callOf(now) }];
}

function callOf({ call: { method, path } }: Registration): string {
  return `${method.toUpperCase()} ${path}`;
}

function inputs({ call, fields }: Registration): object {
  return { call, fields: fields.map(({ path, field }) => [path, field.kind, field.isRequired]) };
}

/** Lists added and removed connection settings. */
export function compareSettings(before: SignIn, after: SignIn): readonly SettingChange[] {
  const without = (those: SignIn["settings"] = [], others: SignIn["settings"] = []) => {
    const existing = new Set(others.map(locationOf));
    return those.filter((one) => !existing.has(locationOf(one))).map(({ field }) => field.label);
  };
  return [
    ...without(before.settings, after.settings).map(
      (label) => ({ kind: "setting-gone", label }) as const,
    ),
    ...without(after.settings, before.settings).map(
      (label) => ({ kind: "setting-new", label }) as const,
    ),
  ];
}

/** Header names are case-insensitive (RFC 9110 section 5.1). */
function locationOf(setting: ConnectionSetting): string {
  const { name } = setting;
  return `${setting.in} ${setting.in === "header" ? name.toLowerCase() : name}`;
}

/** Members of a sign-in method that do not change how a user signs in. */
const quiet = new Set(["id", "label", "description", "field", "evidence", "userPaths"]);

function writeFacts(of: object): string {
  return JSON.stringify(of, (name, value: unknown) => (quiet.has(name) ? undefined : value));
}
