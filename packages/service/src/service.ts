import type { StartCommand } from "#config/write-command.ts";
import type { FastifyInstance } from "fastify";

/** A built service that does not listen yet. */
export interface Service {
  readonly server: FastifyInstance;
  /** Resolves when the first steps after listening have ended, or take too long. */
  readonly prepared?: () => Promise<void>;
  /** Notes to print before the address at which the service is ready. */
  readonly notes: (address: string) => readonly string[];
  /** Lets running requests end, then releases everything. */
  close(): Promise<void>;
}

export interface LearnSources {
  /** Folder of the built client. */
  readonly clientDir: string;
  /** Prints progress of long steps, such as creating the sample data. */
  readonly print: (line: string) => void;
  readonly log: "quiet" | "warnings";
  /** The command that starts the process in the same way, without secrets. */
  readonly startCommand: StartCommand;
}
