import { setOwnMember } from "#own/own-member.ts";
import type { SignOut } from "#types/sign-in.ts";
import type { Call } from "#infer/calls/call.ts";
import { listLeafFields } from "#infer/calls/leaf-fields.ts";
import { splitPath } from "#infer/names/path-segments.ts";
import { foldName } from "#infer/names/words.ts";
import { fillPath, needsNoInput } from "./session-operations.ts";
import { listSettingLocations } from "./setting-locations.ts";

const OUT_SEGMENT = /^(?:logout|log[_-]out|signout|sign[_-]out|logoff)$/i;

/** Finds the operation that ends the session on the server. */
export function findSignOut(calls: readonly Call[], login: Call | undefined): SignOut | undefined {
  const named = calls
    .filter(
      (call) =>
        needsNoInput(call) &&
        OUT_SEGMENT.test(splitPath(call.path, call.dottedNames).at(-1)?.text ?? ""),
    )
    .toSorted((a, b) => rankMethod(a) - rankMethod(b))[0];
  const ended =
    login === undefined
      ? undefined
      : calls.find((call) => call.method === "delete" && call.path === login.path);
  const signOut = named ?? ended;
  return signOut === undefined
    ? undefined
    : {
        method: signOut.method,
        path: fillPath(signOut),
        ...listSettingLocations(signOut),
        ...readBody(signOut),
      };
}

const rankMethod = (call: Call) =>
  ["post", "delete", "get"].indexOf(call.method) + (call.isDeprecated ? 5 : 0);

/** Body of a sign-out: the refresh token, and values that the description fixes. */
function readBody({ body }: Call): Pick<SignOut, "body"> {
  if (body === undefined) return {};
  const leaves = listLeafFields(body.field);
  const token = leaves.find(({ field }) => /^refresh(?:token|jwt)?$/.test(foldName(field.name)));
  const constants: { [path: string]: string | number | boolean } = {};
  for (const { path, field } of leaves) {
    const value = field.kind === "choice" ? field.choices[0]?.value : undefined;
    const fixed = field.default ?? (field.isRequired ? value : undefined);
    if (typeof fixed === "string" || typeof fixed === "number" || typeof fixed === "boolean")
      setOwnMember(constants, path.join("."), fixed);
  }
  return {
    body: {
      mediaType: body.mediaType,
      ...(token === undefined ? {} : { tokenPath: token.path }),
      constants,
    },
  };
}
