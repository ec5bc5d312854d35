import { formatMoney } from "@baize/kernel/money";
import { useLocale } from "@baize/platform-web/i18n";
import type { StatementLines } from "../contract/index.ts";
import { useReferralTexts } from "./texts.ts";

/** In the order in which they are calculated; what is taken off is written below zero. */
const LINES = [
	["casinoMinor", 1],
	["sportsMinor", 1],
	["bonusMinor", -1],
	["jackpotMinor", -1],
	["dutyMinor", -1],
	["feesMinor", -1],
	["chargedBackMinor", -1],
	["netMinor", 1],
	["fencedMinor", 1],
	["carriedInMinor", 1],
	["sharedMinor", 1],
	["shareMinor", 1],
	["perPlayerMinor", 1],
	["subMinor", 1],
	["totalMinor", 1],
	["carriedOutMinor", 1],
] as const;

const SUMS: ReadonlySet<string> = new Set(["netMinor", "sharedMinor", "totalMinor"]);
const WHOLE_PERCENT = 100;

/** A month of an affiliate, line by line. */
export function StatementLinesList({ lines }: { lines: StatementLines }) {
	const t = useReferralTexts();
	const locale = useLocale();
	const percent = (lines.perTenThousand / WHOLE_PERCENT).toLocaleString(locale);
	const values = { percent, count: lines.playersPaidFor };
	return (
		<dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
			{LINES.map(([name, sign]) => (
				<div key={name} className={`contents ${SUMS.has(name) ? "font-semibold" : ""}`}>
					<dt>{t(`report.lines.${name}`, values)}</dt>
					<dd className="tabular text-end">{formatMoney(sign * lines[name] || 0, lines.currency, locale)}</dd>
				</div>
			))}
		</dl>
	);
}
