import { formatMoney } from "@baize/kernel/money";
import type { Fund } from "@baize/ledger/contract";
import { useLocale } from "@baize/platform-web/i18n";
import type { ReactNode } from "react";
import { type BalanceType, displayRows } from "../contract/index.ts";
import { BalanceNotice } from "./BalanceNotice.tsx";
import { useBalances } from "./BalanceProvider.tsx";
import { FundWhys } from "./FundWhys.tsx";
import { useWalletTexts } from "./texts.ts";
import { useExplainedFunds } from "./use-explained-funds.ts";

type RowText = "playable" | "unlocked" | "bonus" | "locked" | "nonPlayableBonus" | "pendingWithdrawal" | "openStakes";

/** The fund whose reasons stand below a row; the main balance is a sum. */
const FUND_OF: Partial<Record<RowText, Fund>> = {
	unlocked: "cash",
	bonus: "bonus",
	locked: "locked",
	nonPlayableBonus: "npBonus",
	pendingWithdrawal: "pendingWithdrawal",
	openStakes: "openStakes",
};

/** Every fund with its condition in plain language, and why it cannot be withdrawn. `hasNotice`: that the balance is old. spec §3 */
export function FundRows({ hasNotice = true }: { hasNotice?: boolean }) {
	const t = useWalletTexts();
	const locale = useLocale();
	const { all, find, status } = useBalances();
	const funds = useExplainedFunds();
	const rows = displayRows(all, { isDesktop: true, forcePlayable: true, forceUnlocked: true });
	const pending = find("pendingWithdrawal");
	const currency = find("playable")?.currency ?? "";
	const atStake = funds.find(({ fund }) => fund === "openStakes");
	const row = (type: RowText, amount: string, hasTooltip = false): ReactNode => {
		const shown = funds.find(({ fund }) => fund === FUND_OF[type]);
		const whys = shown && shown.whys.length > 0 && <FundWhys shown={shown} currency={currency} />;
		return <FundRow key={type} type={type} amount={amount} hasTooltip={hasTooltip} whys={whys} />;
	};
	return (
		<div className="grid gap-4">
			{hasNotice && <BalanceNotice />}
			{status.kind === "unknown" && <p>{t("errors.walletMissing")}</p>}
			<dl className="grid gap-4">
				{rows.map(({ type, amount, tooltip }) => row(asRowText(type), amount, tooltip !== undefined))}
				{atStake && row("openStakes", formatMoney(atStake.amountMinor, currency, locale))}
				{pending && pending.amountMinor > 0 && row("pendingWithdrawal", pending.formatted)}
			</dl>
		</div>
	);
}

/** The rows of the specification are a part of the twelve balances, and each has its texts. */
const asRowText = (type: BalanceType): RowText => type as RowText;

type FundRowProps = { type: RowText; amount: string; hasTooltip: boolean; whys: ReactNode };

function FundRow({ type, amount, hasTooltip, whys }: FundRowProps) {
	const t = useWalletTexts();
	const isExplained = hasTooltip && (type === "locked" || type === "nonPlayableBonus");
	return (
		<div className="flex flex-wrap justify-between gap-x-4">
			<dt className="font-semibold">{t(`rows.${type}.heading`)}</dt>
			<dd className="tabular text-end font-semibold">{amount || <NotKnown />}</dd>
			<dd className="basis-full text-sm text-ink-muted">{t(`rows.${type}.condition`)}</dd>
			{isExplained && <dd className="basis-full text-sm text-ink-muted">{t(`rows.${type}.tooltip`)}</dd>}
			{whys && <dd className="basis-full text-ink-muted">{whys}</dd>}
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
