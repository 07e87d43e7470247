import type { ModelSummary } from "@quarterdeck/model";
import type { ChoiceWords, CorrectionInput } from "./correction-input.ts";
import { describeAddresses } from "./further-addresses.ts";

const SIGN_IN = "x-quarterdeck-sign-in";
const SCHEMES = ["token", "basic", "none"] as const;
const LOCATIONS = ["header", "query", "cookie"] as const;

/** Inputs for the sign-in and the addresses of the API. */
export function apiInputs(
  { signIn, tenantLevels = [] }: Pick<ModelSummary, "signIn" | "tenantLevels">,
  words: ChoiceWords,
): readonly CorrectionInput[] {
  const [method] = signIn.methods;
  const scheme = SCHEMES.find((one) => one === method?.kind) ?? "token";
  const credential =
    method === undefined || !("credential" in method) ? undefined : method.credential;
  const location = LOCATIONS.find((one) => one === credential?.in) ?? "header";
  const name = credential !== undefined && "name" in credential ? credential.name : "Authorization";
  const prefix = credential?.in === "header" ? credential.prefix.trim() : "";
  const now = { scheme, in: location, name, prefix };
  const correction = (member: keyof typeof now) => ({
    id: `api sign-in ${member}`,
    correct: (value: string) => ({
      pointer: "",
      update: { [SIGN_IN]: { [member]: value } },
    }),
    current: now[member],
  });
  return [
    {
      ...correction("scheme"),
      label: "signInScheme",
      kind: "choice",
      choices: SCHEMES.map((value) => ({ value, label: words.schemes[value] })),
    },
    {
      ...correction("in"),
      label: "signInLocation",
      kind: "choice",
      choices: LOCATIONS.map((value) => ({ value, label: value })),
    },
    { ...correction("name"), label: "signInName", kind: "text" },
    { ...correction("prefix"), label: "signInPrefix", kind: "text" },
    {
      id: "api base-path",
      label: "basePath",
      kind: "text",
      current: "",
      correct: (value) => ({ pointer: "", update: { "x-quarterdeck-base-path": value } }),
    },
    {
      id: "api addresses",
      label: "addresses",
      kind: "text",
      current: "",
      correct: (value) => ({ pointer: "", update: { paths: describeAddresses(value) } }),
    },
    {
      id: "api tenants",
      label: "tenants",
      kind: "text",
      current: tenantLevels.map(({ path }) => path).join(" "),
      correct: (value) => ({ pointer: "", update: { "x-quarterdeck-tenants": value } }),
    },
  ];
}
