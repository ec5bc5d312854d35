import { formatMoney } from "@baize/kernel/money";
import { pages } from "@baize/platform-paths";
import { Button, Icon } from "@baize/platform-web";
import { useLocale, useSitePath } from "@baize/platform-web/i18n";
import { eventName, marketName, selectionName } from "../../names.ts";
import { useOddsText } from "../../odds-style.ts";
import { useSportsTexts } from "../../texts.ts";
import type { PlacedBet } from "./placing-store.ts";

/** The placed bets with their receipts: number, price, possible return and remaining balance. */
export function ReceiptView({ placed, onDone }: { placed: readonly PlacedBet[]; onDone: () => void }) {
	const t = useSportsTexts();
	const path = useSitePath();
	return (
		<div role="status" className="grid grid-cols-1 gap-4 px-4.5 pb-4.5">
			<p className="flex items-center gap-2.5 text-lg font-semibold text-success-ink">
				<Icon name="circle-check" />
				{t("receipt.title", { count: placed.length })}
			</p>
			{placed.map((bet) => (
				<ReceiptFacts key={bet.betId} bet={bet} />
			))}
			<div className="flex flex-wrap gap-2 *:flex-1">
				<Button look="secondary" onClick={onDone}>
					{t("receipt.done")}
				</Button>
				<Button look="secondary" href={path(pages.myBets)}>
					{t("receipt.myBets")}
				</Button>
			</div>
		</div>
	);
}

function ReceiptFacts({ bet }: { bet: PlacedBet }) {
	const t = useSportsTexts();
	const locale = useLocale();
	const priceText = useOddsText();
	const { selections, betId, currency, stakeMinor, priceX10000, potentialReturnMinor, cashAfterMinor, isFree } = bet;
	const money = (minor: number): string => formatMoney(BigInt(minor), currency, locale);
	const facts = [
		[
			t(isFree ? "freeBet.label" : "receipt.stake"),
			`${money(stakeMinor)} ${t("receipt.at", { price: priceText(priceX10000) })}`,
		],
		[isFree ? t("freeBet.pays") : t("slip.returns", { count: selections.length }), money(potentialReturnMinor)],
		...(cashAfterMinor === undefined ? [] : [[t("receipt.cashAfter"), money(cashAfterMinor)] as const]),
		[t("receipt.number"), betId],
	] as const;
	return (
		<div className="grid grid-cols-1 gap-3 border-t border-hairline pt-3 text-sm wrap-break-word">
			<ul className="grid gap-2">
				{selections.map((selection) => (
					<li key={selection.selectionId}>
						<span className="font-semibold">{selectionName(t, selection, selection.key)}</span>
						<span className="block text-ink-muted">
							{marketName(t, selection)} · <bdi>{eventName(selection.participants, selection.competition)}</bdi>
						</span>
					</li>
				))}
			</ul>
			<dl className="grid gap-1">
				{facts.map(([label, value]) => (
					<div key={label} className="flex flex-wrap justify-between gap-x-3">
						<dt className="text-ink-muted">{label}</dt>
						<dd className="ms-auto text-end font-semibold tabular">
							<bdi>{value}</bdi>
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
