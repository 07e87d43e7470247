import type {
  KnownModel,
  ModelChange,
  ModelCore,
  ModelPart,
  PartName,
  AdminModel,
} from "@quarterdeck/model";
import { findModelChanges, isWholeModel, partNames, takePart } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { describeSignIn } from "#session/credential.ts";
import { type NextModel, readNews } from "./next-model.ts";

/** What the API is described as now, where that is another thing than what the page works with. */
export interface Drift {
  /** Empty: nothing that matters. */
  readonly changes: readonly ModelChange[];
  /** Lets the page work with it, with all that stands on it. */
  readonly adopt: () => void;
}

/** Undefined: there is nothing new since this was asked last. */
export async function findDrift(
  client: QueryClient,
  signal: AbortSignal,
): Promise<Drift | undefined> {
  const next = await readNews(signal);
  const core = client.getQueryData<ModelCore>(["model"]);
  if (next === undefined || core === undefined) return undefined;
  const before = knownNow(client, core);
  const after = await readKnown(next, openParts(client));
  return { changes: findModelChanges(before, after), adopt: () => turnTo(client, next, after) };
}

/** The parts that this person has seen; what nobody read comes new anyway. */
function knownNow(client: QueryClient, core: ModelCore): KnownModel {
  if (isWholeModel(core)) return { core, parts: listParts(core) };
  const read = openParts(client).map((name) =>
    client.getQueryData<ModelPart | null>(["model", name]),
  );
  return { core, parts: read.filter((part): part is ModelPart => Boolean(part)) };
}

async function readKnown(next: NextModel, names: readonly PartName[]): Promise<KnownModel> {
  const { core } = next;
  if (isWholeModel(core)) return { core, parts: listParts(core) };
  const parts = await Promise.all(names.map((name) => next.loadPart(name)));
  return { core, parts: parts.filter((part) => part !== null) };
}

function turnTo(client: QueryClient, next: NextModel, { parts }: KnownModel): void {
  const { core } = next;
  next.adopt();
  describeSignIn(core.signIn);
  const read = new Map(parts.flatMap((part) => nameOf(part).map((name) => [name, part] as const)));
  client.removeQueries({ queryKey: ["model", "whole"] });
  for (const name of openParts(client)) {
    const part = read.get(name) ?? (isWholeModel(core) ? null : undefined);
    // In place: a form that stands on it keeps what was typed.
    if (part === undefined) void client.invalidateQueries({ queryKey: ["model", name] });
    else client.setQueryData(["model", name], part);
  }
  client.setQueryData(["model"], core);
}

function listParts(model: AdminModel): readonly ModelPart[] {
  return partNames(model).flatMap((name) => takePart(model, name) ?? []);
}

/** Names of the parts that screens stand on. */
function openParts(client: QueryClient): readonly PartName[] {
  return client
    .getQueryCache()
    .findAll({ queryKey: ["model"] })
    .flatMap(({ queryKey: [, name] }) => (isPartName(name) ? [name] : []));
}

function isPartName(name: unknown): name is PartName {
  return typeof name === "string" && /^(?:resource|operation):/.test(name);
}

function nameOf({ resource, operations }: ModelPart): readonly PartName[] {
  if (resource !== undefined) return [`resource:${resource.name}`];
  return operations.slice(0, 1).map(({ id }): PartName => `operation:${id}`);
}
