export { EnrolFactor } from "./EnrolFactor.tsx";
export { FactorsPanel } from "./FactorsPanel.tsx";
export { texts as factorsTexts } from "./texts.ts";
