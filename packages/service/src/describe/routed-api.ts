import { type ExplorerNetwork, findRouteParameter, writeRoute } from "@quarterdeck/model";
import type { FetchedText } from "./fetch-text.ts";

/** An API whose paths are in a query parameter of its addresses, as if they were paths of its origin. */
export interface RoutedApi {
  readonly text: FetchedText;
  readonly network: ExplorerNetwork;
  /** Base address with the parameter. */
  readonly server: string;
}

/** Undefined for an address without such a parameter. */
export function readRoutedApi(text: FetchedText, network: ExplorerNetwork): RoutedApi | undefined {
  const route = findRouteParameter(text.address);
  if (route === undefined) return undefined;
  const server = writeRoute(text.address, { ...route, path: "" });
  const { origin } = new URL(server);
  const escaped = server.slice(0, -1).replaceAll(/\W/g, String.raw`\$&`);
  const links = new RegExp(`${escaped}(?:/|%2F)([^"&\\s]*)(&?)`, "gi");
  const toPaths = (json: string): string =>
    json.replaceAll(String.raw`\/`, "/").replaceAll(links, (_, path: string, and: string) => {
      const query = and === "" ? "" : "?";
      return `${origin}/${path.replaceAll(/%2f/gi, "/")}${query}`;
    });
  const toAddress = (address: string): string => {
    const [path = "", query = ""] = address.slice(origin.length + 1).split("?");
    return `${server}${path}${query && `&${query}`}`;
  };
  return {
    server,
    text: { ...text, address: toPaths(text.address), text: toPaths(text.text) },
    network: {
      read: async (address) => {
        const response = await network.read(toAddress(address));
        if (response === undefined) return undefined;
        const value = JSON.parse(toPaths(JSON.stringify(response.value))) as object;
        return { ...response, address, value };
      },
      readAllow: async (address) => network.readAllow(toAddress(address)),
    },
  };
}
