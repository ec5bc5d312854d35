export { useTournamentsTexts } from "./texts.ts";
