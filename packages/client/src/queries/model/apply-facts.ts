export { applyLearnedCalls, applyLearnedFacts } from "@quarterdeck/model";
