import { formatMoney } from "@baize/kernel/money";
import { Panel } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import { useOddsText } from "../odds-style.ts";
import { useSportsTexts } from "../texts.ts";
import { DATE_AND_TIME, useMomentText } from "../use-moment-text.ts";
import { useFreeBets } from "./use-free-bets.ts";

/** The free bets that can be used, with their terms and their ends; nothing where there are none. */
export function FreeBetsPanel({ version }: { version: unknown }) {
	const t = useSportsTexts();
	const locale = useLocale();
	const momentText = useMomentText();
	const priceText = useOddsText();
	const usable = useFreeBets(version).all.filter(({ state }) => state === "usable");
	if (usable.length === 0) return null;
	return (
		<Panel title={t("freeBet.title")}>
			<ul className="grid gap-3">
				{usable.map(({ freeBetId, faceMinor, currency, minPriceX10000, takesMultiples, untilMs }) => (
					<li key={freeBetId}>
						<p className="font-semibold">{t("freeBet.choice", { amount: formatMoney(faceMinor, currency, locale) })}</p>
						<p className="text-sm text-ink-muted">
							{t("freeBet.terms", { price: priceText(minPriceX10000), when: momentText(untilMs, DATE_AND_TIME) })}{" "}
							{t(takesMultiples ? "freeBet.multiples" : "freeBet.singles")}
						</p>
					</li>
				))}
			</ul>
		</Panel>
	);
}
