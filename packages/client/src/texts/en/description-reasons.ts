export { descriptionReasons } from "@quarterdeck/model";
