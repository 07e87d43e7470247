import { learnList, parseJson } from "@quarterdeck/model";
import type { LearnedFacts, ListState, Resource, LearnSources } from "@quarterdeck/model";

/** An answer whose body is JSON text: what is exact in it would not survive being cloned. */
export interface LearnRequest {
  readonly sources: LearnSources;
  readonly resource: Resource;
  readonly response: {
    readonly status: number;
    readonly headers: { readonly [name: string]: string };
    readonly text: string;
  };
  readonly state: ListState;
}

/** Null: it tells nothing new. */
export type LearnResult = LearnedFacts | null;

self.onmessage = ({ data }: MessageEvent<LearnRequest>) => void learn(data);

async function learn({ sources, resource, response, state }: LearnRequest): Promise<void> {
  const { status, headers, text } = response;
  const read = { status, headers, body: parseJson(text) };
  const learned: LearnResult =
    (await learnList(sources, resource, read, state).catch(() => undefined)) ?? null;
  self.postMessage(learned);
}
