import { learnList, learnRecord, parseJson } from "@quarterdeck/model";
import type { LearnedFacts, ListState, Resource, LearnSources } from "@quarterdeck/model";

/** A response with its body as JSON: structured cloning would lose exact numbers. */
export interface LearnRequest {
  readonly sources: LearnSources;
  readonly resource: Resource;
  readonly response: {
    readonly status: number;
    readonly headers: { readonly [name: string]: string };
    readonly text: string;
  };
  /** Absent: the body is one record. */
  readonly state?: ListState;
}

/** Null: the response contains nothing new. */
export type LearnResult = LearnedFacts | null;

self.onmessage = ({ data }: MessageEvent<LearnRequest>) => void learn(data);

async function learn({ sources, resource, response, state }: LearnRequest): Promise<void> {
  const { status, headers, text } = response;
  const parsed = { status, headers, body: parseJson(text) };
  const learning =
    state === undefined
      ? learnRecord(sources, resource, parsed.body)
      : learnList(sources, resource, parsed, state);
  const learned: LearnResult = (await learning.catch(() => undefined)) ?? null;
  self.postMessage(learned);
}
