import type { HttpResponse, JsonPath, SignOut } from "@quarterdeck/model";
import { readRefreshToken } from "#http/read-lifetime.ts";
import { isRecord } from "#fields/values/record-value.ts";
import type { FormValues } from "./sign-in-body.ts";

interface SignInFacts {
  readonly response: HttpResponse;
  readonly tokenPaths: readonly JsonPath[];
  /** Sent values, without the password. */
  readonly typed: FormValues;
}

/** Values of a sign-in by their paths in the body of the sign-out: the refresh token, and members with the same name. */
export function signOutValues(
  { tokenPath, storedPaths = [] }: NonNullable<SignOut["body"]>,
  { response, tokenPaths, typed }: SignInFacts,
): FormValues {
  const refreshToken = tokenPath && readRefreshToken(response, tokenPaths);
  const values = new Map([
    ...listScalars(response.body, MOST_LEVELS),
    ...typed.map(([path, value]) => [fold(path.at(-1) ?? ""), value] as const),
  ]);
  return [
    ...(tokenPath === undefined ? [] : [[tokenPath, refreshToken] as const]),
    ...storedPaths.map((path) => [path, values.get(fold(path.at(-1) ?? ""))] as const),
  ].filter(([, value]) => value !== undefined);
}

const MOST_LEVELS = 3;

/** Texts and numbers of a response by name, the outer ones last. */
function listScalars(value: unknown, levels: number): readonly (readonly [string, unknown])[] {
  if (!isRecord(value) || levels === 0) return [];
  const entries = Object.entries(value);
  return [
    ...entries.flatMap(([, inner]) => listScalars(inner, levels - 1)),
    ...entries
      .filter(([, inner]) => typeof inner === "string" || typeof inner === "number")
      .map(([name, inner]) => [fold(name), inner] as const),
  ];
}

function fold(name: string): string {
  return name.replaceAll(/[_-]/g, "").toLowerCase();
}
