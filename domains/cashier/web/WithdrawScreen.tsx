import type { ProofHeaders } from "@baize/factors/contract";
import { CodeForm, proofHeaders } from "@baize/factors/web";
import { isFlagOn } from "@baize/flags/web";
import { Button, EmptyState, Notice, Panel } from "@baize/platform-web";
import { type HouseAccess, type PageRequest, useViewer, type Viewer } from "@baize/platform-web/house";
import { useSitePath } from "@baize/platform-web/i18n";
import { type CallError, callHouse, isUnknown } from "@baize/platform-web/reads";
import { useState } from "react";
import { readWithdrawalOptions, requestWithdrawal } from "../contract/calls.ts";
import type { WithdrawalOptionsView, WithdrawalView } from "../contract/schemas.ts";
import { CashierFrame } from "./CashierFrame.tsx";
import { ClosedState } from "./ClosedState.tsx";
import { ConfirmPanel } from "./ConfirmPanel.tsx";
import type { Method } from "./DestinationChoice.tsx";
import { DocumentGate } from "./DocumentGate.tsx";
import { useCashierTexts } from "./texts.ts";
import { useMoneyText } from "./use-cashier-words.ts";
import { useOutcome } from "./use-outcome.ts";
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
				<DocumentGate document={options.document} kind="withdrawal">
					<Withdraw options={options} first={first} />
				</DocumentGate>
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
	const [isProofAsked, setProofAsked] = useState(false);
	const { follow, ...outcome } = useOutcome();

	/** The same request each time: what was done is not done again, with or without another code. */
	async function send(headers: ProofHeaders): Promise<CallError | undefined> {
		const { amountMinor, destination, requestId } = wish;
		const body = { method: wish.method.method, amountMinor, destination, requestId };
		const refusal = await follow(async () =>
			onDone(await callHouse(requestWithdrawal, { params: { session: viewer?.handle ?? "" }, headers, body })),
		);
		// A code is good once; what was done with it is answered without one.
		if (refusal?.code === "MFA_REQUIRED") setProofAsked(true);
		if (refusal && isUnknown(refusal)) setProofAsked(false);
		return refusal;
	}

	const change = (
		<Button look="secondary" onClick={onChange}>
			{t("withdraw.change")}
		</Button>
	);
	if (isProofAsked) {
		return (
			<Panel title={t("withdraw.proofTitle", { amount })}>
				<div className="grid gap-4">
					<p>{t("withdraw.proofText")}</p>
					<CodeForm
						operation="withdraw"
						method="TWO_FACTOR_AUTHENTICATION"
						onCode={(code) => send(proofHeaders(code, "TWO_FACTOR_AUTHENTICATION", "withdraw"))}
						submitLabel={t("withdraw.confirm", { amount })}
						actions={change}
					/>
				</div>
			</Panel>
		);
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
			againLabel={t("askAgain", { amount })}
			changeLabel={t("withdraw.change")}
			{...outcome}
			onConfirm={() => void send({})}
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
