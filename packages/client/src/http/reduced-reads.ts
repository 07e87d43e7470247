import type { HttpRequest, HttpResponse } from "@quarterdeck/model";
import { reduceRead } from "@quarterdeck/model";
import { HttpError } from "./errors.ts";
import type { SendOptions } from "./prepare-request.ts";

type Send = (request: HttpRequest, options?: SendOptions) => Promise<HttpResponse>;

/**
 * Sends a refused read without the parameters that the console added and without a sort; undefined if the API refuses
 * that, too. Rejects with the refusal, and keeps the session, if the API permits the list, but not its filters.
 */
export async function sendReduced(
  send: Send,
  { readSource, ...request }: HttpRequest,
  options: SendOptions,
  refusal: HttpError,
): Promise<HttpResponse | undefined> {
  if (readSource === undefined) return undefined;
  const attempt = async (query: string | undefined): Promise<HttpResponse | undefined> => {
    if (query === undefined) return undefined;
    try {
      return await send({ ...request, query }, { ...options, isTrial: true });
    } catch (error) {
      if (error instanceof HttpError) return undefined;
      throw error;
    }
  };
  const { plain, bare } = reduceRead(readSource());
  const response = await attempt(plain);
  if (response !== undefined) return { ...response, isPlain: true };
  if (options.isTrial === true || (await attempt(bare)) === undefined) return undefined;
  refusal.isOfParameters = true;
  throw refusal;
}
