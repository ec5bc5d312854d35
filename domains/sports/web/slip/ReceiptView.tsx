import { formatMoney } from "@baize/kernel/money";
import { Button, Icon } from "@baize/platform-web";
import { useLocale, useSitePath } from "@baize/platform-web/i18n";
import { useOddsText } from "../odds-style.ts";
import { useSportsTexts } from "../texts.ts";
import type { Placed } from "./send-bet.ts";

/** What was placed, with the receipt: its number, the price, what it returns and what is left. */
export function ReceiptView({ placed, onDone }: { placed: readonly Placed[]; onDone: () => void }) {
	const t = useSportsTexts();
	const path = useSitePath();
	return (
		<div role="status" className="grid gap-4 px-4.5 pb-4.5">
			<p className="flex items-center gap-2.5 text-lg font-semibold text-success-ink">
				<Icon name="circle-check" />
				{t("receipt.title", { count: placed.length })}
			</p>
			{placed.map((bet) => (
				<ReceiptFacts key={bet.betId} bet={bet} />
			))}
			<div className="flex gap-2 *:flex-1">
				<Button look="secondary" onClick={onDone}>
					{t("receipt.done")}
				</Button>
				<Button look="secondary" href={path("/sports/bets")}>
					{t("receipt.myBets")}
				</Button>
			</div>
		</div>
	);
}

function ReceiptFacts({ bet }: { bet: Placed }) {
	const t = useSportsTexts();
	const locale = useLocale();
	const priceText = useOddsText();
	const { betId, currency, stakeMinor, priceX10000, potentialReturnMinor, cashAfterMinor } = bet;
	const money = (minor: number): string => formatMoney(BigInt(minor), currency, locale);
	const facts = [
		[t("receipt.stake"), `${money(stakeMinor)} ${t("receipt.at", { price: priceText(priceX10000) })}`],
		[t("receipt.returns"), money(potentialReturnMinor)],
		...(cashAfterMinor === undefined ? [] : [[t("receipt.cashAfter"), money(cashAfterMinor)] as const]),
		[t("receipt.number"), betId],
	] as const;
	return (
		<dl className="grid gap-1 border-t border-hairline pt-3 text-sm">
			{facts.map(([label, value]) => (
				<div key={label} className="flex justify-between gap-3">
					<dt className="text-ink-muted">{label}</dt>
					<dd className="text-end font-semibold tabular">
						<bdi>{value}</bdi>
					</dd>
				</div>
			))}
		</dl>
	);
}
