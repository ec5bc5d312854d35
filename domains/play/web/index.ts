export { FairnessScreen, loadFairness } from "./fairness/FairnessScreen.tsx";
export { GameRulesScreen, loadGameRules } from "./fairness/GameRulesScreen.tsx";
export { GameScreen } from "./GameScreen.tsx";
export { loadGame } from "./load-game.ts";
export { loadRounds, RoundsScreen } from "./RoundsScreen.tsx";
export { loadVerify, VerifyScreen } from "./verify/VerifyScreen.tsx";
