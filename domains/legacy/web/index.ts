export { EarlierRulesScreen, loadEarlierRules } from "./EarlierRulesScreen.tsx";
