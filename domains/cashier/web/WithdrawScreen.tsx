import { isFlagOn } from "@baize/flags/web";
import { Button, EmptyState, Notice, Panel } from "@baize/platform-web";
import { type HouseAccess, type PageRequest, useViewer, type Viewer } from "@baize/platform-web/house";
import { useSitePath } from "@baize/platform-web/i18n";
import { useCall } from "@baize/platform-web/reads";
import { useState } from "react";
import { readWithdrawalOptions, requestWithdrawal } from "../contract/calls.ts";
import type { WithdrawalOptionsView, WithdrawalView } from "../contract/schemas.ts";
import { CashierFrame } from "./CashierFrame.tsx";
import { ClosedState } from "./ClosedState.tsx";
import { ConfirmPanel } from "./ConfirmPanel.tsx";
import type { Method } from "./DestinationChoice.tsx";
import { useCashierTexts } from "./texts.ts";
import { useMoneyText } from "./use-cashier-words.ts";
import { useWithdrawalFacts } from "./use-withdrawal-facts.ts";
import { WithdrawalSteps } from "./WithdrawalSteps.tsx";
import { type Wish, WithdrawForm } from "./WithdrawForm.tsx";

/** The path of a bank transfer, /withdraw/cbt, opens with that method chosen. spec §2 */
export async function loadWithdraw(house: HouseAccess & { viewer: Viewer }, { url }: PageRequest) {
	const options = await house.call(readWithdrawalOptions, { params: { session: house.viewer.handle } });
	const isOpen = isFlagOn(house.flags, "cashierWithdraw");
	return { options, isOpen, isBankTransfer: url.pathname.endsWith("/cbt") };
}

export function WithdrawScreen({ options, isOpen, isBankTransfer }: Awaited<ReturnType<typeof loadWithdraw>>) {
	const t = useCashierTexts();
	const money = useMoneyText(options.currency);
	const wished = options.methods.find(({ method }) => isBankTransfer && method === "bankTransfer");
	const first = wished ?? options.methods[0];
	const minMinor = first?.limits.minMinor ?? 0;
	const { currency, withdrawableMinor } = options;
	return (
		<CashierFrame place="withdraw" title={t("withdraw.title")} description={t("withdraw.description")}>
			{!isOpen ? (
				<ClosedState title={t("withdraw.closed")} text={t("withdraw.closedText")} />
			) : !first ? (
				<EmptyState icon="building-bank" title={t("withdraw.none", { currency })}>
					{t("withdraw.noneText")}
				</EmptyState>
			) : withdrawableMinor < minMinor ? (
				<EmptyState icon="wallet" title={t("withdraw.nothing")}>
					{t("withdraw.nothingText", { minimum: money(minMinor), amount: money(withdrawableMinor) })}
				</EmptyState>
			) : (
				<Withdraw options={options} first={first} />
			)}
		</CashierFrame>
	);
}

function Withdraw({ options, first }: { options: WithdrawalOptionsView; first: Method }) {
	const [method, setMethod] = useState(first);
	const [wish, setWish] = useState<Wish>();
	const [done, setDone] = useState<WithdrawalView>();
	if (done) return <WithdrawDone withdrawal={done} />;
	return (
		<>
			{/* The form stays as it was typed while the last look is taken. */}
			<div hidden={wish !== undefined}>
				<WithdrawForm key={method.method} options={options} method={method} onMethod={setMethod} onWish={setWish} />
			</div>
			{wish && <WithdrawConfirm options={options} wish={wish} onChange={() => setWish(undefined)} onDone={setDone} />}
		</>
	);
}

type ConfirmProps = {
	options: WithdrawalOptionsView;
	wish: Wish;
	onChange(): void;
	onDone(withdrawal: WithdrawalView): void;
};

function WithdrawConfirm({ options: { currency, reviewMs }, wish, onChange, onDone }: ConfirmProps) {
	const t = useCashierTexts();
	const viewer = useViewer();
	const amount = useMoneyText(currency)(wish.amountMinor);
	const facts = useWithdrawalFacts(wish.method, currency, reviewMs);
	const request = useCall(requestWithdrawal);

	async function confirm(): Promise<void> {
		if (!viewer) return;
		const { amountMinor, destination, requestId } = wish;
		const body = { method: wish.method.method, amountMinor, destination, requestId };
		const withdrawal = await request.run({ params: { session: viewer.handle }, body });
		if (withdrawal) onDone(withdrawal);
	}

	return (
		<ConfirmPanel
			title={t("withdraw.confirmTitle", { amount })}
			text={t("withdraw.confirmText")}
			facts={[
				[t("facts.amount"), amount],
				[t("facts.method"), t(`methods.${wish.method.method}`)],
				[t("facts.to"), <bdi key="to">{wish.label}</bdi>],
				...facts,
			]}
			confirmLabel={t("withdraw.confirm", { amount })}
			changeLabel={t("withdraw.change")}
			pending={request.pending}
			error={request.error}
			onConfirm={() => void confirm()}
			onChange={onChange}
		/>
	);
}

function WithdrawDone({ withdrawal }: { withdrawal: WithdrawalView }) {
	const t = useCashierTexts();
	const path = useSitePath();
	const amount = useMoneyText(withdrawal.currency)(withdrawal.amountMinor);
	const follow = (
		<Button href={path("/account/cashier/withdraw/manage-pending")} look="secondary">
			{t("withdraw.follow")}
		</Button>
	);
	return (
		<>
			<Notice tone="success" title={t("withdraw.doneTitle")} actions={follow} live>
				{t("withdraw.doneText", { amount })}
			</Notice>
			<Panel>
				<WithdrawalSteps withdrawal={withdrawal} />
			</Panel>
		</>
	);
}
