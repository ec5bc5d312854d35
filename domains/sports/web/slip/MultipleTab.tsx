import { formatMoney } from "@baize/kernel/money";
import { Notice } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import { FreeBetChoice } from "../free-bets/FreeBetChoice.tsx";
import { isPriceTooLow, paysMinor, readingOf, usableFor } from "../free-bets/free-bets.ts";
import { useOddsText } from "../odds-style.ts";
import { useSportsTexts } from "../texts.ts";
import { BonusCeiling } from "./lines/BonusCeiling.tsx";
import { exceededMinor } from "./lines/bonus-ceiling.ts";
import { clashing, combinedX10000, type Limits, type SlipLine } from "./lines/lines.ts";
import { SlipLineItem } from "./lines/SlipLineItem.tsx";
import { StakeField } from "./lines/StakeField.tsx";
import { Sum } from "./lines/Sum.tsx";
import { isOut, PlaceBar } from "./placing/PlaceBar.tsx";
import type { TabProps } from "./SinglesTab.tsx";
import { MULTIPLE } from "./slip-store.ts";
import { useSlip } from "./use-slip.ts";

/** All selections in one bet: every one must win. */
export function MultipleTab({ lines, currency, limits, placing, freeBets }: TabProps) {
	const t = useSportsTexts();
	const locale = useLocale();
	const priceText = useOddsText();
	const usable = usableFor(freeBets.all, currency, lines.length);
	const free = usable.find(({ freeBetId }) => freeBetId === freeBets.chosenId);
	const reading = readingOf(free, useSlip().stakes[MULTIPLE] ?? "", currency, limits);
	const exceeded = free ? undefined : exceededMinor(freeBets.bonus, lines, reading);
	const problem = useProblem(lines, limits);
	const max = BigInt(limits?.maxPayoutMinor ?? Number.MAX_SAFE_INTEGER);
	const request =
		reading.kind === "stake" && exceeded === undefined
			? { name: MULTIPLE, stakeMinor: reading.stakeMinor, lines, freeBetId: free?.freeBetId }
			: undefined;
	const returns = request && paysMinor(request, lines, max);
	const facts = [
		[t("slip.combined"), priceText(combinedX10000(lines))] as const,
		...(returns === undefined
			? []
			: [
					[
						free ? t("freeBet.pays") : t("slip.returns", { count: lines.length }),
						formatMoney(returns, currency, locale),
					] as const,
				]),
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
						<FreeBetChoice chosen={free} onChoose={freeBets.choose} {...{ usable, lines }} />
						{!free && <StakeField name={MULTIPLE} label={t("slip.stake")} {...{ currency, limits }} />}
						<BonusCeiling name={MULTIPLE} {...{ exceeded, currency }} />
					</div>
					<Sum facts={facts} isCapped={returns === max} {...{ currency, limits }} />
					<PlaceBar
						bets={request ? [request] : []}
						isBlocked={
							reading.kind === "issue" ||
							exceeded !== undefined ||
							(reading.kind === "stake" && lines.some(isOut)) ||
							(free !== undefined && isPriceTooLow(free, lines))
						}
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
