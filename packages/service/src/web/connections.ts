import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Responses in progress, by connection. */
export interface Connections {
  /** Notes a request when it arrives. */
  readonly note: (request: FastifyRequest, reply: FastifyReply) => void;
  /** True while no byte of a response in progress was sent, so that another response can be written. */
  readonly isUnanswered: (socket: Duplex) => boolean;
  /** From now on, the last response on each connection ends it with `Connection: close`. */
  readonly stop: () => void;
}

export function createConnections(): Connections {
  const inProgress = new Map<Duplex, ServerResponse[]>();
  let isStopping = false;
  return {
    note: ({ raw: { socket } }, { raw: response }) => {
      const responses = inProgress.get(socket) ?? [];
      inProgress.set(socket, responses);
      // Responses are sent in the order of their requests, so only the last one may end the connection.
      if (isStopping) setLast(responses, false);
      responses.push(response);
      if (isStopping) setLast(responses, true);
      response.once("close", () => {
        responses.splice(responses.indexOf(response), 1);
        if (responses.length === 0) inProgress.delete(socket);
      });
    },
    isUnanswered: (socket) =>
      (inProgress.get(socket) ?? []).every(({ headersSent }) => !headersSent),
    stop: () => {
      isStopping = true;
      for (const responses of inProgress.values()) setLast(responses, true);
    },
  };
}

function setLast(responses: readonly ServerResponse[], isLast: boolean): void {
  const last = responses.at(-1);
  // Node writes `Connection: close` then.
  if (last !== undefined) last.shouldKeepAlive = !isLast;
}
