import type { FastifyInstance } from "fastify";

/** A service that was built and does not listen yet. */
export interface Service {
  readonly server: FastifyInstance;
  /** What the person who started it has to know before the address. */
  readonly notes: readonly string[];
  /** Lets running requests end, then lets go of everything. */
  close(): Promise<void>;
}

export interface LearnSources {
  /** The built client. */
  readonly clientDir: string;
  /** For people, while it takes long: "Making the sample data…". */
  readonly say: (sentence: string) => void;
  readonly log: "quiet" | "warnings";
}
