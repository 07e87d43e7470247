import { ownMember } from "@quarterdeck/model";
import type { FastifyRequest } from "fastify";
import { writeCommand } from "#config/write-command.ts";
import type { StartCommand } from "#config/write-command.ts";

/** Writes the command that started the process; only this machine sees its folders. */
export function createStartWriter(start: StartCommand): (request: FastifyRequest) => string {
  return (request) => writeCommand(start, !isThisMachine(request));
}

const PROXY_HEADERS = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

function isThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = PROXY_HEADERS.some((name) => ownMember(headers, name) !== undefined);
  return !isForwarded && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "");
}
