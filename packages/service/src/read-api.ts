import { createHash } from "node:crypto";
import { type Problem, formatProblem } from "@quarterdeck/model";
import { overlayProblems } from "#describe/create-corrected-model.ts";
import { createLoader } from "#describe/create-loader.ts";
import type { Description, OverlaysRead, Validator } from "#describe/read-description.ts";
import { isAllowedServer } from "#outgoing/is-allowed-server.ts";
import { type AllowsIp, anyIp } from "#outgoing/create-lookup.ts";
import { describeModel } from "./described-model.ts";
import type { DescribedModel } from "./described-model.ts";
import type { DescriptionSources } from "#describe/description-sources.ts";
import type { RequestHeaders } from "#describe/fetch-text.ts";
import { ServiceError } from "#problem/problems.ts";
import { findUpstream, isUnconfirmed } from "./find-upstream.ts";
import type { ModelFacts } from "./model-work.ts";
import { reachableUpstream } from "./reachable-upstream.ts";
import { upstreamWithBase } from "./upstream-base.ts";
import { isIP } from "node:net";
import { isLoopbackIp, isPublicIp } from "#describe/public-address.ts";
import { addressOf, isHttp } from "#describe/read-address.ts";

export interface ApiModelOptions {
  /** The description, or the reason it cannot be read. */
  readonly read: (validator?: Validator) => Promise<Description | Problem>;
  /** Headers of the description's origin. */
  readonly apiHeaders?: RequestHeaders;
  /** Overlays to apply. */
  readonly readOverlays: () => Promise<OverlaysRead>;
  /** Upstream address from the configuration. */
  readonly upstream: string | undefined;
  readonly print: (line: string) => void;
}

export interface ApiState {
  /** Undefined: the description could not be read. */
  readonly model: DescribedModel | undefined;
  /** Upstream address; undefined if unknown. */
  readonly upstream: string | undefined;
  /** True if the description names it as a placeholder. */
  readonly isPlaceholder: boolean;
  /** IP addresses that a connection to the upstream may go to. */
  readonly allowsIp: AllowsIp;
  /** Changes of the description that are not used. */
  readonly notices: readonly Problem[];
  /** Reasons for an empty model; empty otherwise. */
  readonly problems: readonly Problem[];
}

/** A state with hashes of its sources: while they are unchanged, so is the state. */
export interface ApiRead {
  readonly state: ApiState;
  readonly address: string;
  readonly validator: Validator | undefined;
  /** Hashes of the description, of its overlays, and of the further files by address. */
  readonly text: string;
  readonly corrections: string;
  readonly files: ReadonlyMap<string, string>;
}

export async function readApi(options: ApiModelOptions, previous?: ApiRead): Promise<ApiRead> {
  const { read, readOverlays, upstream: printed, print } = options;
  const match = await read(previous?.validator);
  if (!("text" in match)) return { ...nothing, state: failedState(printed, match) };
  const corrections = await readOverlays();
  const isSame =
    previous !== undefined &&
    previous.corrections === hash(JSON.stringify(corrections)) &&
    (match.isUnchanged === true || previous.text === hash(match.text));
  if (isSame && (await areSame(previous, options.apiHeaders))) return previous;
  // A further file changed, so the text is needed too.
  const whole = match.isUnchanged === true ? await read() : match;
  if (!("text" in whole)) return { ...nothing, state: failedState(printed, whole) };
  const { text, address, validator } = whole;
  const files = new Map<string, string>();
  const load = createLoader(address, options.apiHeaders);
  const model = await describeModel({ text, address, corrections }, async (other) => {
    files.set(other, "");
    const content = await load(other);
    files.set(other, hash(content));
    return content;
  });
  const { facts } = model;
  for (const { message } of overlayProblems(facts)) print(formatProblem(message));
  const server = findUpstream(printed, facts.servers, address);
  const named =
    printed === undefined
      ? await findUsualBase(await reachableUpstream(server, address), address, facts, print)
      : await findBase(printed, facts, { print, description: address });
  const allowsIp =
    printed !== undefined || named === undefined ? anyIp : serverRule(named, address);
  const isAllowed = named === undefined || (await isAllowedServer(named, allowsIp));
  // The document's problems explain why it names no server.
  const problems = [
    ...findErrors(facts),
    ...(named === undefined ? [noUpstream] : []),
    ...(isAllowed ? [] : [privateServer(named)]),
  ];
  const upstream = isAllowed ? named : undefined;
  const isPlaceholder =
    printed === undefined && upstream !== undefined && isUnconfirmed(upstream, address);
  return {
    state: {
      model,
      upstream,
      isPlaceholder,
      allowsIp,
      notices: [],
      problems: problems.slice(0, 5),
    },
    address,
    validator,
    text: hash(text),
    corrections: hash(JSON.stringify(corrections)),
    files,
  };
}

/** The upstream with the base path that its lists need. */
async function findBase(
  upstream: string,
  { servers, firstRows }: ModelFacts,
  { print, description }: { readonly print: (line: string) => void; readonly description: string },
): Promise<string> {
  const lists = firstRows.map(([, list]) => list);
  const whole = await upstreamWithBase({ upstream, servers, lists, description });
  if (whole !== upstream) {
    const { origin, pathname } = new URL(whole);
    print(
      `The API has its lists below another base path. Requests go to ${origin}${pathname}: add this path to --upstream.`,
    );
  }
  return whole;
}

/** The server of a description on its own host with the base path that its lists need, if it has none. */
async function findUsualBase(
  server: string | undefined,
  address: string,
  facts: ModelFacts,
  print: (line: string) => void,
): Promise<string | undefined> {
  if (server === undefined || !URL.canParse(server) || !URL.canParse(address)) return server;
  const { origin, pathname } = new URL(server);
  const isOwn = pathname === "/" && origin === new URL(address).origin;
  return isOwn ? findBase(server, facts, { print, description: address }) : server;
}

/** Read that failed for a reason outside the description, such as a model thread without memory. */
export function failedRead(upstream: string | undefined, error: unknown): ApiRead {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    ...nothing,
    state: failedState(upstream, {
      code: "internal-error",
      severity: "error",
      pointer: "",
      message: { code: "internal-error", params: { reason } },
    }),
  };
}

export function failedState(upstream: string | undefined, problem: Problem): ApiState {
  return {
    model: undefined,
    upstream,
    isPlaceholder: false,
    allowsIp: anyIp,
    notices: [],
    problems: [problem],
  };
}

/** Reads the description and the named further files as written. Throws if the description cannot be read. */
export async function readApiSources(
  { read, readOverlays, apiHeaders }: ApiModelOptions,
  files: readonly string[],
): Promise<DescriptionSources> {
  const [match, corrections] = await Promise.all([read(), readOverlays()]);
  if (!("text" in match)) throw new ServiceError("unavailable", formatProblem(match.message));
  const load = createLoader(match.address, apiHeaders);
  const loaded = await Promise.all(
    files.map(async (address) => {
      const text = await load(address).catch(() => undefined);
      return text === undefined ? [] : [{ address, text }];
    }),
  );
  const { text, address } = match;
  return { text, address, overlays: corrections.overlays, files: loaded.flat() };
}

/** True if the further files are unchanged; one that could not be read is still missing. */
async function areSame({ address, files }: ApiRead, headers?: RequestHeaders): Promise<boolean> {
  const load = createLoader(address, headers);
  const now = await Promise.all([...files.keys()].map((other) => load(other).then(hash, () => "")));
  return [...files.values()].every((previous, at) => previous === now[at]);
}

/** Returns why a model is empty. A document that is partly broken still has a model. */
function findErrors({ operationCount, problems }: ModelFacts): readonly Problem[] {
  if (operationCount > 0) return [];
  const errors = problems.filter(({ severity }) => severity === "error");
  return errors.length > 0 ? errors : [noOperations];
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

const nothing = {
  address: "",
  validator: undefined,
  text: "",
  corrections: "",
  files: new Map<string, string>(),
};

function privateServer(server: string): Problem {
  return {
    code: "private-server",
    severity: "error",
    pointer: "/servers",
    message: { code: "private-server", params: { server: new URL(server).origin } },
  };
}

const noUpstream: Problem = {
  code: "no-server",
  severity: "error",
  pointer: "/servers",
  message: { code: "no-server" },
};

const noOperations: Problem = {
  code: "no-operations",
  severity: "error",
  pointer: "/paths",
  message: { code: "no-operations" },
};

/**
 * Returns the rule for a server that a description names: its own host, a public address, or this machine if the
 * description comes from this machine. A description in a file belongs to the operator and may name any server.
 */
function serverRule(server: string, description: string): AllowsIp {
  const from = addressOf(description);
  if (!isHttp(from)) return anyIp;
  const [own, named] = [hostOf(from), hostOf(server)];
  if (own === named) return anyIp;
  const isLocal = own === "localhost" || (isIP(own) !== 0 && isLoopbackIp(own));
  return (address) => isPublicIp(address) || (isLocal && isLoopbackIp(address));
}

function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^\[|\]$/g, "");
}
