import { toApiPath } from "#client/config/api-path.ts";
import { createHttp } from "#client/http/http.ts";
import { createQueryClient } from "#client/queries/query-client.ts";
import { createSessionStore } from "#client/session/session-store.ts";
import { createUiState } from "#client/session/ui-state.ts";

/**
 * The client's own modules, for rows of the contract that its screens exercise only in part. Nothing
 * is built here that the client does not do itself.
 */
const modules = {
  createUiState,
  createQueryClient: () => createQueryClient(createHttp(createSessionStore())),
  toApiPath,
};

export type Modules = typeof modules;

Object.assign(window, { modules });
