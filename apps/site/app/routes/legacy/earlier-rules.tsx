import { EarlierRulesScreen, loadEarlierRules } from "@baize/legacy/web";
import { pageLoader } from "@baize/platform-web/page";

export const loader = pageLoader(loadEarlierRules);

// From one page of the application to the next, it answers itself.
export const shouldRevalidate = () => false;

export default function EarlierRules() {
	return <EarlierRulesScreen />;
}
