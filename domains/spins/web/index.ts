export { FreeSpinsMark } from "./FreeSpinsMark.tsx";
export { SpinsBar } from "./SpinsBar.tsx";
export { loadSpins, SpinsScreen } from "./SpinsScreen.tsx";
export { useSpinsTexts } from "./texts.ts";
export { type SpinsInGame, useSpins } from "./use-spins.ts";
