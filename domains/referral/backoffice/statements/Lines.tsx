import { type Pair, Pairs, useFormats } from "@baize/platform-backoffice";
import type { StatementLines } from "../../contract/index.ts";

const AMOUNTS = [
	"casinoMinor",
	"sportsMinor",
	"bonusMinor",
	"jackpotMinor",
	"dutyMinor",
	"feesMinor",
	"chargedBackMinor",
	"netMinor",
	"fencedMinor",
	"carriedInMinor",
	"sharedMinor",
	"shareMinor",
	"perPlayerMinor",
	"subMinor",
	"totalMinor",
	"carriedOutMinor",
] as const;

const PERCENT = 100;

/** A month of an affiliate in the order in which it is calculated. */
export function Lines({ lines }: { lines: StatementLines }) {
	const { t, money } = useFormats();
	const amounts = AMOUNTS.map((name): Pair => [t(`commission.lines.${name}`), money(lines[name], lines.currency)]);
	return (
		<Pairs
			pairs={[
				[t("commission.month"), lines.month],
				[t("commission.plan"), t(`commission.plans.${lines.plan}`)],
				[t("commission.percent"), `${lines.perTenThousand / PERCENT}%`],
				[t("commission.playersPaidFor"), String(lines.playersPaidFor)],
				...amounts,
			]}
		/>
	);
}
