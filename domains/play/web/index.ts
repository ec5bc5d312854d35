export { FairnessScreen, loadFairness } from "./fairness/FairnessScreen.tsx";
export { GameRulesScreen, loadGameRules } from "./fairness/GameRulesScreen.tsx";
export { GameScreen } from "./GameScreen.tsx";
export { LastWinsPanel } from "./last-wins/LastWinsPanel.tsx";
export { loadGame } from "./load-game.ts";
export { CardTools } from "./own-games/CardTools.tsx";
export { loadMyGames, MyGamesScreen } from "./own-games/MyGamesScreen.tsx";
export { loadRounds, RoundsScreen } from "./RoundsScreen.tsx";
export { loadVerify, VerifyScreen } from "./verify/VerifyScreen.tsx";
