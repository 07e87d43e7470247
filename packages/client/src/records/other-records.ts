import {
  hasOtherRecords,
  type HttpResponse,
  type Operation,
  type Resource,
} from "@quarterdeck/model";
import { BadResponseError, type FailedCall } from "#http/errors.ts";

interface Created {
  readonly call: FailedCall;
  readonly response: HttpResponse;
  readonly sent: unknown;
}

/** Error of a response to a create that has several other records; undefined for any other response. */
export function findOtherRecords(
  resource: Resource,
  operation: Operation,
  { call, response, sent }: Created,
): BadResponseError | undefined {
  if (!hasOtherRecords(resource, operation, { response, sent })) return undefined;
  return new BadResponseError("the response contains other records", call, {
    responseError: "other-records",
    response,
  });
}
