import { learnList, parseJson } from "@quarterdeck/model";
import type { LearnedFacts, ListState, Resource, LearnSources } from "@quarterdeck/model";

/** An answer whose body is JSON text: what is exact in it would not survive being cloned. */
export interface ToLearnFrom {
  readonly surroundings: LearnSources;
  readonly resource: Resource;
  readonly response: {
    readonly status: number;
    readonly headers: { readonly [name: string]: string };
    readonly text: string;
  };
  readonly state: ListState;
}

/** Null: it tells nothing new. */
export type WhatWasLearned = LearnedFacts | null;

self.onmessage = ({ data }: MessageEvent<ToLearnFrom>) => void learn(data);

async function learn({ surroundings, resource, response, state }: ToLearnFrom): Promise<void> {
  const { status, headers, text } = response;
  const read = { status, headers, body: parseJson(text) };
  const learned: WhatWasLearned =
    (await learnList(surroundings, resource, read, state).catch(() => undefined)) ?? null;
  self.postMessage(learned);
}
