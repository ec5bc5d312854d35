import { formatMoney } from "@baize/kernel/money";
import { useLocale } from "@baize/platform-web/i18n";
import { FreeBetChoice } from "../free-bets/FreeBetChoice.tsx";
import { isPriceTooLow, paysMinor, readingOf, usableFor } from "../free-bets/free-bets.ts";
import type { SlipFreeBets } from "../free-bets/use-free-bets.ts";
import { useSportsTexts } from "../texts.ts";
import { BonusCeiling } from "./lines/BonusCeiling.tsx";
import { exceededMinor } from "./lines/bonus-ceiling.ts";
import type { Limits, SlipLine } from "./lines/lines.ts";
import { lineName, SlipLineItem } from "./lines/SlipLineItem.tsx";
import { StakeField } from "./lines/StakeField.tsx";
import { Sum } from "./lines/Sum.tsx";
import { isOut, PlaceBar } from "./placing/PlaceBar.tsx";
import type { Placing } from "./placing/use-placing.ts";
import { useSlip } from "./use-slip.ts";

export type TabProps = {
	lines: readonly SlipLine[];
	currency: string;
	limits: Limits | undefined;
	placing: Placing;
	freeBets: SlipFreeBets;
};

/** A stake on each selection separately. */
export function SinglesTab({ lines, currency, limits, placing, freeBets }: TabProps) {
	const t = useSportsTexts();
	const locale = useLocale();
	const { stakes } = useSlip();
	// With several selections it would have to be said which of them it stakes.
	const usable = lines.length === 1 ? usableFor(freeBets.all, currency, 1) : [];
	const free = usable.find(({ freeBetId }) => freeBetId === freeBets.chosenId);
	const readings = lines.map((line) => {
		const reading = readingOf(free, stakes[line.selectionId] ?? "", currency, limits);
		return { line, reading, exceeded: free ? undefined : exceededMinor(freeBets.bonus, [line], reading) };
	});
	const staked = readings.flatMap(({ line, reading, exceeded }) =>
		reading.kind === "stake" && exceeded === undefined
			? [{ name: line.selectionId, stakeMinor: reading.stakeMinor, lines: [line], freeBetId: free?.freeBetId }]
			: [],
	);
	const isBlocked =
		(free !== undefined && isPriceTooLow(free, lines)) ||
		readings.some(
			({ line, reading, exceeded }) =>
				reading.kind === "issue" || exceeded !== undefined || (reading.kind === "stake" && isOut(line)),
		);
	const max = BigInt(limits?.maxPayoutMinor ?? Number.MAX_SAFE_INTEGER);
	const returns = staked.reduce((sum, request) => sum + paysMinor(request, request.lines, max), 0n);
	return (
		<>
			<ul>
				{readings.map(({ line, exceeded }) => (
					<SlipLineItem key={line.selectionId} line={line}>
						<FreeBetChoice chosen={free} onChoose={freeBets.choose} {...{ usable, lines }} />
						{!free && (
							<StakeField
								name={line.selectionId}
								label={lines.length === 1 ? t("slip.stake") : t("slip.stakeOn", { name: lineName(t, line) })}
								{...{ currency, limits }}
							/>
						)}
						<BonusCeiling name={line.selectionId} {...{ exceeded, currency }} />
					</SlipLineItem>
				))}
			</ul>
			{staked.length > 0 && (
				<Sum
					facts={[
						[
							free ? t("freeBet.pays") : staked.length === 1 ? t("slip.returns", { count: 1 }) : t("slip.returnsAll"),
							formatMoney(returns, currency, locale),
						],
					]}
					isCapped={staked.some((request) => paysMinor(request, request.lines, max) === max)}
					{...{ currency, limits }}
				/>
			)}
			<PlaceBar bets={staked} {...{ currency, placing, isBlocked }} />
		</>
	);
}
