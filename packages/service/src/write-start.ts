import type { FastifyRequest } from "fastify";
import { programName, writeCommand } from "#config/write-command.ts";
import type { StartFlag } from "#config/write-command.ts";

/** Writes the command that started the process; only this machine sees its folders. */
export function createStartWriter(
  startFlags: readonly StartFlag[],
): (request: FastifyRequest) => string {
  return (request) =>
    writeCommand(startFlags, {
      program: programName(process.argv[1]),
      hidesFolders: !isThisMachine(request),
    });
}

function isThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = ["forwarded", "x-forwarded-for", "x-real-ip", "via"].some(
    (name) => headers[name] !== undefined,
  );
  return !isForwarded && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "");
}
