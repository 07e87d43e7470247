export { operationLabels } from "@quarterdeck/model";
