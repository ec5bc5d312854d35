import { formatMoney } from "@baize/kernel/money";
import { useLocale } from "@baize/platform-web/i18n";
import { useSportsTexts } from "../texts.ts";
import { type Limits, readStake, returnsMinor, type SlipLine } from "./lines/lines.ts";
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
};

/** A stake on each selection separately. */
export function SinglesTab({ lines, currency, limits, placing }: TabProps) {
	const t = useSportsTexts();
	const locale = useLocale();
	const { stakes } = useSlip();
	const readings = lines.map((line) => ({
		line,
		reading: readStake(stakes[line.selectionId] ?? "", currency, limits),
	}));
	const staked = readings.flatMap(({ line, reading }) =>
		reading.kind === "stake" ? [{ name: line.selectionId, stakeMinor: reading.stakeMinor, lines: [line] }] : [],
	);
	const isBlocked = readings.some(
		({ line, reading }) => reading.kind === "issue" || (reading.kind === "stake" && isOut(line)),
	);
	const max = BigInt(limits?.maxPayoutMinor ?? Number.MAX_SAFE_INTEGER);
	const returns = staked.reduce((sum, request) => sum + returnsMinor(request.stakeMinor, request.lines, max), 0n);
	return (
		<>
			<ul>
				{lines.map((line) => (
					<SlipLineItem key={line.selectionId} line={line}>
						<StakeField
							name={line.selectionId}
							label={lines.length === 1 ? t("slip.stake") : t("slip.stakeOn", { name: lineName(t, line) })}
							{...{ currency, limits }}
						/>
					</SlipLineItem>
				))}
			</ul>
			{staked.length > 0 && (
				<Sum
					facts={[
						[
							staked.length === 1 ? t("slip.returns", { count: 1 }) : t("slip.returnsAll"),
							formatMoney(returns, currency, locale),
						],
					]}
					isCapped={staked.some((request) => returnsMinor(request.stakeMinor, request.lines, max) === max)}
					{...{ currency, limits }}
				/>
			)}
			<PlaceBar bets={staked} {...{ currency, placing, isBlocked }} />
		</>
	);
}
