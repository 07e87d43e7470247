import {
  type HttpRequest,
  isJsonPatch,
  type KeyedRecordRef,
  listUnseenFields,
  type Operation,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#http/errors.ts";
import { sendsDamagedText } from "./damaged-text.ts";
import type { FreshRecord } from "./read-fresh.ts";
import { areUnseenAccepted } from "./unseen-fields.ts";

/** A change as it is about to be sent. */
export interface SentChange {
  readonly operation: Operation;
  readonly request: HttpRequest;
  /** The record that the change applies to. */
  readonly base: FreshRecord;
  readonly after: unknown;
  /** True if the user accepted that a full update removes unseen fields. */
  readonly allowsUnseen: boolean;
}

/** Throws an `ApiError` if a full update would overwrite values that the response does not show. */
export function refuseLoss(
  client: QueryClient,
  target: KeyedRecordRef,
  { operation, request, base, after, allowsUnseen }: SentChange,
): void {
  if (!isJsonPatch(operation.body) && base.isDecoded !== true) {
    refuseDamagedText(request, base.record);
  }
  if (allowsUnseen || areUnseenAccepted(client, target.resource)) return;
  if (listUnseenFields(target, operation, { before: base.record, after }).length > 0) {
    throw new ApiError("values would be lost", request, {
      responseError: "unseen-fields",
    });
  }
}

/** Throws an `ApiError` if a request sends back text that could not be decoded. */
export function refuseDamagedText(request: HttpRequest, record: unknown): void {
  if (!sendsDamagedText(request, record)) return;
  throw new ApiError("the text is damaged", request, {
    responseError: "undecodable",
  });
}
