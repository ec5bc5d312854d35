export { GameScreen } from "./GameScreen.tsx";
export { loadGame } from "./load-game.ts";
export { loadVerify, VerifyScreen } from "./verify/VerifyScreen.tsx";
