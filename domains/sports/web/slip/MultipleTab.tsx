import { formatMoney } from "@baize/kernel/money";
import { Notice } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import { useOddsText } from "../odds-style.ts";
import { useSportsTexts } from "../texts.ts";
import { clashing, combinedX10000, type Limits, readStake, returnsMinor, type SlipLine } from "./lines/lines.ts";
import { SlipLineItem } from "./lines/SlipLineItem.tsx";
import { StakeField } from "./lines/StakeField.tsx";
import { Sum } from "./lines/Sum.tsx";
import { isOut, PlaceBar } from "./placing/PlaceBar.tsx";
import type { TabProps } from "./SinglesTab.tsx";
import { MULTIPLE } from "./slip-store.ts";
import { useSlip } from "./use-slip.ts";

/** All selections in one bet: every one must win. */
export function MultipleTab({ lines, currency, limits, placing }: TabProps) {
	const t = useSportsTexts();
	const locale = useLocale();
	const priceText = useOddsText();
	const reading = readStake(useSlip().stakes[MULTIPLE] ?? "", currency, limits);
	const problem = useProblem(lines, limits);
	const max = BigInt(limits?.maxPayoutMinor ?? Number.MAX_SAFE_INTEGER);
	const returns = reading.kind === "stake" ? returnsMinor(reading.stakeMinor, lines, max) : undefined;
	const facts = [
		[t("slip.combined"), priceText(combinedX10000(lines))] as const,
		...(returns === undefined
			? []
			: [[t("slip.returns", { count: lines.length }), formatMoney(returns, currency, locale)] as const]),
	];
	return (
		<>
			<ul>
				{lines.map((line) => (
					<SlipLineItem key={line.selectionId} line={line} />
				))}
			</ul>
			{problem ? (
				<div className="px-4.5 pb-4.5">
					<Notice>{problem}</Notice>
				</div>
			) : (
				<>
					<div className="px-4.5">
						<StakeField name={MULTIPLE} label={t("slip.stake")} {...{ currency, limits }} />
					</div>
					<Sum facts={facts} isCapped={returns === max} {...{ currency, limits }} />
					<PlaceBar
						bets={reading.kind === "stake" ? [{ name: MULTIPLE, stakeMinor: reading.stakeMinor, lines }] : []}
						isBlocked={reading.kind === "issue" || (reading.kind === "stake" && lines.some(isOut))}
						{...{ currency, placing }}
					/>
				</>
			)}
		</>
	);
}

function useProblem(lines: readonly SlipLine[], limits: Limits | undefined): string | null {
	const t = useSportsTexts();
	const maxLegs = limits?.maxLegs ?? Number.POSITIVE_INFINITY;
	if (lines.length < 2) return t("slip.needTwo");
	if (clashing(lines).length > 0) return t("slip.sameEvent");
	return lines.length > maxLegs ? t("slip.tooMany", { count: maxLegs }) : null;
}
