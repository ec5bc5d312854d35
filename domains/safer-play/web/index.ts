export { BreakScreen } from "./BreakScreen.tsx";
export { DepositOffer } from "./DepositOffer.tsx";
export { ExclusionScreen } from "./ExclusionScreen.tsx";
export { LimitsScreen } from "./LimitsScreen.tsx";
export { loadSaferPlay } from "./load-state.ts";
export { loadPlayStatus, PlayStatusBar, PlayStatusProvider } from "./PlayStatus.tsx";
export { isSaferPlayRefusal, PlayWatch, SaferPlayRefusal } from "./watch.tsx";
