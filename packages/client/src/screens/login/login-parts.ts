/** Parts of the sign-in that the first view of the usual form lacks, in one chunk. */
export { OtherFields } from "./other-fields.tsx";
export { SignInFailure } from "./sign-in-failure.tsx";
