import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import { Disclosure } from "@baize/platform-web";
import { AWAITED_MS, CORRECTED_FOR_MS, FEED_STOPPED_VOID_MS } from "../contract/limits.ts";
import { useSportsTexts } from "./texts.ts";

/** The rules by which a bet on a match is settled, shown on the betting and the bets pages. */
export function BetRules() {
	const t = useSportsTexts();
	return (
		<Disclosure summary={t("rules.title")}>
			<ul className="grid list-disc gap-2 ps-5">
				<li>{t("rules.normalTime")}</li>
				<li>{t("rules.calledOff", { days: AWAITED_MS / DAY_MS })}</li>
				<li>{t("rules.feedStopped", { hours: FEED_STOPPED_VOID_MS / HOUR_MS })}</li>
				<li>{t("rules.unknownTime")}</li>
				<li>{t("rules.late")}</li>
				<li>{t("rules.corrected", { days: CORRECTED_FOR_MS / DAY_MS })}</li>
			</ul>
		</Disclosure>
	);
}
