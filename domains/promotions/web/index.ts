export { usePromotionsTexts } from "./texts.ts";
