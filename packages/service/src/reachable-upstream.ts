import { connect } from "node:net";
import { isLoopback } from "./find-upstream.ts";

const PATIENCE_MS = 1_000;

/**
 * The server of a description from this machine, under the host of the description if no process listens at the port of
 * the server: `localhost:8000` of its author often stays in a description.
 */
export async function reachableUpstream(
  server: string | undefined,
  descriptionAddress: string,
): Promise<string | undefined> {
  if (server === undefined || !isLoopback(server) || !isLoopback(descriptionAddress)) return server;
  const { protocol, host } = new URL(descriptionAddress);
  const url = new URL(server);
  if (url.host === host || (await listens(url))) return server;
  url.protocol = protocol;
  url.host = host;
  return url.href.replace(/\/$/, "");
}

/** True if a process accepts connections at the host and port of the address. */
function listens({ hostname, port, protocol }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const usual = protocol === "https:" ? 443 : 80;
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ""),
      port: port === "" ? usual : Number(port),
      timeout: PATIENCE_MS,
    });
    const settle = (isOpen: boolean) => (): void => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once("connect", settle(true));
    socket.once("error", settle(false));
    socket.once("timeout", settle(false));
  });
}
