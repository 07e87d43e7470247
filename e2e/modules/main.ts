import { toApiPath } from "#client/config/api-path.ts";
import { createQueryClient } from "#client/queries/query-client.ts";
import { setUiState, uiState } from "#client/session/ui-state.ts";

/**
 * The client's own modules, for rows of the contract that its screens exercise only in part. Nothing
 * is built here that the client does not do itself.
 */
const modules = { createQueryClient, setUiState, toApiPath, uiState };

export type Modules = typeof modules;

Object.assign(window, { modules });
