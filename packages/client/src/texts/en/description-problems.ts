export { descriptionProblems } from "@quarterdeck/model";
