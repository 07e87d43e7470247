export { readObservedPage } from "@quarterdeck/model";
export { learnLargestPage } from "./model/learn-largest-page.ts";
