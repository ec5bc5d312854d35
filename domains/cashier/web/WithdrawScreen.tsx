import { isFlagOn } from "@baize/flags/web";
import { Button, EmptyState, Notice, Panel } from "@baize/platform-web";
import type { HouseAccess, PageRequest, Viewer } from "@baize/platform-web/house";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import { useMemo, useState } from "react";
import { readWithdrawalOptions } from "../contract/calls.ts";
import type { WithdrawalView } from "../contract/schemas.ts";
import { CashierFrame } from "./CashierFrame.tsx";
import { ClosedState } from "./ClosedState.tsx";
import type { Method } from "./DestinationChoice.tsx";
import { DocumentGate } from "./DocumentGate.tsx";
import { HoldReasons } from "./HoldNotice.tsx";
import { openKeeper } from "./kept-wish.ts";
import { NoMethodState } from "./NoMethodState.tsx";
import { useCashierTexts } from "./texts.ts";
import { useAsking } from "./use-asking.ts";
import { useMoneyText } from "./use-cashier-words.ts";
import { WithdrawalSteps } from "./WithdrawalSteps.tsx";
import { WithdrawConfirm } from "./WithdrawConfirm.tsx";
import { WithdrawForm } from "./WithdrawForm.tsx";
import { isWithdrawalWish, keepableWish, type WithdrawalWish } from "./withdrawal-wish.ts";

/** The path of a bank transfer, /withdraw/cbt, opens with that method chosen. spec §2 */
export async function loadWithdraw(house: HouseAccess & { viewer: Viewer }, { url }: PageRequest) {
	const options = await house.call(readWithdrawalOptions, { params: { session: house.viewer.handle } });
	const isOpen = isFlagOn(house.flags, "cashierWithdraw");
	return { options, isOpen, isBankTransfer: url.pathname.endsWith("/cbt") };
}

export function WithdrawScreen({ options, ...offer }: Awaited<ReturnType<typeof loadWithdraw>>) {
	const t = useCashierTexts();
	const keeper = useMemo(
		() => openKeeper("withdrawal", options.playerId, isWithdrawalWish, keepableWish),
		[options.playerId],
	);
	const { asking, ask, drop } = useAsking(keeper);
	const [done, setDone] = useState<WithdrawalView>();
	return (
		<CashierFrame place="withdraw" title={t("withdraw.title")} description={t("withdraw.description")}>
			{done ? (
				<WithdrawDone withdrawal={done} />
			) : (
				<>
					{/* The form stays as it was typed while the last look is taken; a lost answer is asked for whatever is offered now. */}
					<div hidden={asking !== undefined}>
						<Offer options={options} {...offer} onWish={ask} />
					</div>
					{asking && (
						<WithdrawConfirm
							key={asking.wish.body.requestId}
							{...{ options, asking, keeper }}
							onChange={drop}
							onDone={setDone}
						/>
					)}
				</>
			)}
		</CashierFrame>
	);
}

type OfferProps = Awaited<ReturnType<typeof loadWithdraw>> & { onWish(wish: WithdrawalWish): void };

function Offer({ options, isOpen, isBankTransfer, onWish }: OfferProps) {
	const t = useCashierTexts();
	const money = useMoneyText(options.currency);
	const { currency, withdrawableMinor, methods, document, proofMethods, isFrozen } = options;
	const wished = methods.find(({ method }) => isBankTransfer && method === "bankTransfer");
	const first = wished ?? methods[0];
	if (!isOpen) return <ClosedState title={t("withdraw.closed")} text={t("withdraw.closedText")} />;
	if (isFrozen) return <Frozen />;
	if (!first) return <NoMethodState kind="withdraw" currency={currency} />;
	const { minMinor } = first.limits;
	if (withdrawableMinor < minMinor) {
		return (
			<EmptyState icon="wallet" title={t("withdraw.nothing")}>
				{t("withdraw.nothingText", { minimum: money(minMinor), amount: money(withdrawableMinor) })}
			</EmptyState>
		);
	}
	return (
		<DocumentGate document={document} kind="withdrawal">
			{proofMethods.length === 0 ? <NoProof /> : <OneMethodForm options={options} first={first} onWish={onWish} />}
		</DocumentGate>
	);
}

/** Until an operator has looked at what happened. */
function Frozen() {
	const t = useCashierTexts();
	const path = useSitePath();
	const write = (
		<Button look="secondary" href={path("/help")}>
			{t("withdraw.writeToUs")}
		</Button>
	);
	return (
		<EmptyState icon="lock" title={t("withdraw.frozenTitle")} actions={write}>
			{t("withdraw.frozenText")}
		</EmptyState>
	);
}

/** Nothing is set up yet by which the player could prove who withdraws. */
function NoProof() {
	const t = useCashierTexts();
	const path = useSitePath();
	const choose = <Button href={path("/account/pin")}>{t("withdraw.proofMissingGo")}</Button>;
	return (
		<EmptyState icon="key" title={t("withdraw.proofMissing")} actions={choose}>
			{t("withdraw.proofMissingText")}
		</EmptyState>
	);
}

function OneMethodForm({ options, first, onWish }: Pick<OfferProps, "options" | "onWish"> & { first: Method }) {
	const [method, setMethod] = useState(first);
	return <WithdrawForm key={method.method} options={options} method={method} onMethod={setMethod} onWish={onWish} />;
}

function WithdrawDone({ withdrawal }: { withdrawal: WithdrawalView }) {
	const t = useCashierTexts();
	const path = useSitePath();
	const dateText = useDateText();
	const amount = useMoneyText(withdrawal.currency)(withdrawal.amountMinor);
	const { hold } = withdrawal;
	const follow = (
		<Button href={path("/account/cashier/withdraw/manage-pending")} look="secondary">
			{t("withdraw.follow")}
		</Button>
	);
	return (
		<>
			{hold ? (
				<Notice
					tone="warning"
					title={t("withdraw.heldTitle", { time: dateText(hold.untilMs ?? 0) })}
					actions={follow}
					live
				>
					{t("withdraw.heldText", { amount })}
					<HoldReasons reasons={hold.reasons} />
				</Notice>
			) : (
				<Notice tone="success" title={t("withdraw.doneTitle")} actions={follow} live>
					{t("withdraw.doneText", { amount })}
				</Notice>
			)}
			<Panel>
				<WithdrawalSteps withdrawal={withdrawal} />
			</Panel>
		</>
	);
}
