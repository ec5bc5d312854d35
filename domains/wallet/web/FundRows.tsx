import { displayRows } from "../contract/index.ts";
import { BalanceNotice } from "./BalanceNotice.tsx";
import { useBalances } from "./BalanceProvider.tsx";
import { useWalletTexts } from "./texts.ts";

/** Every fund with its condition in plain language. spec §3 */
export function FundRows() {
	const t = useWalletTexts();
	const { all, find, status } = useBalances();
	const rows = displayRows(all, { isDesktop: true, forcePlayable: true, forceUnlocked: true });
	const pending = find("pendingWithdrawal");
	return (
		<div className="grid gap-4">
			<BalanceNotice />
			{status.kind === "unknown" && <p>{t("errors.walletMissing")}</p>}
			<dl className="grid gap-4">
				{rows.map((row) => (
					<FundRow
						key={row.type}
						type={row.type as RowText}
						amount={row.amount}
						hasTooltip={row.tooltip !== undefined}
					/>
				))}
				{pending && pending.amountMinor > 0 && (
					<FundRow type="pendingWithdrawal" amount={pending.formatted} hasTooltip={false} />
				)}
			</dl>
		</div>
	);
}

type RowText = "playable" | "unlocked" | "bonus" | "locked" | "nonPlayableBonus" | "pendingWithdrawal";

function FundRow({ type, amount, hasTooltip }: { type: RowText; amount: string; hasTooltip: boolean }) {
	const t = useWalletTexts();
	const isExplained = hasTooltip && (type === "locked" || type === "nonPlayableBonus");
	return (
		<div className="flex flex-wrap justify-between gap-x-4">
			<dt className="font-semibold">{t(`rows.${type}.heading`)}</dt>
			<dd className="tabular text-end font-semibold">{amount || <NotKnown />}</dd>
			<dd className="basis-full text-sm text-ink-muted">{t(`rows.${type}.condition`)}</dd>
			{isExplained && <dd className="basis-full text-sm text-ink-muted">{t(`rows.${type}.tooltip`)}</dd>}
		</div>
	);
}

function NotKnown() {
	const t = useWalletTexts();
	const { kind } = useBalances().status;
	return (
		<>
			<span aria-hidden="true">–</span>
			<span className="sr-only">{t(kind === "loading" ? "balance.loading" : "balance.notKnown")}</span>
		</>
	);
}
