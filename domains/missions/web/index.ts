export { loadMissions } from "./load.ts";
export { MissionsScreen } from "./MissionsScreen.tsx";
export { useMissionsTexts } from "./texts.ts";
