import { isFlagOn } from "@baize/flags/web";
import { pages } from "@baize/platform-paths";
import { Button, EmptyState, Notice, Panel } from "@baize/platform-web";
import { useDateText, useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, PageRequest, Viewer } from "@baize/platform-web/page";
import { FundsPanel } from "@baize/wallet/web";
import { type ReactNode, useMemo, useState } from "react";
import { readWithdrawalOptions } from "../../contract/calls.ts";
import type { WithdrawalView } from "../../contract/schemas.ts";
import { CashierFrame } from "../CashierFrame.tsx";
import { ClosedState } from "../ClosedState.tsx";
import { DocumentGate } from "../DocumentGate.tsx";
import { NoMethodState } from "../NoMethodState.tsx";
import { WithdrawalSteps } from "../pending/WithdrawalSteps.tsx";
import { openRequestStore } from "../request/request-store.ts";
import { useCurrentRequest } from "../request/use-current-request.ts";
import { useCashierTexts } from "../texts.ts";
import { useMoneyText } from "../use-formats.ts";
import type { Method } from "./DestinationChoice.tsx";
import { HoldReasons } from "./HoldNotice.tsx";
import { ImpedimentPanel } from "./preflight/ImpedimentPanel.tsx";
import { otherImpediments } from "./preflight/other-impediments.ts";
import { usePreflightTexts } from "./preflight/texts.ts";
import { WithdrawConfirm } from "./WithdrawConfirm.tsx";
import { WithdrawForm } from "./WithdrawForm.tsx";
import { isWithdrawalRequest, storableRequest, type WithdrawalRequest } from "./withdrawal-request.ts";

/** The path of a bank transfer, /withdraw/cbt, opens with that method chosen. spec §2 */
export async function loadWithdraw(context: PageContext & { viewer: Viewer }, { url }: PageRequest) {
	const options = await context.call(readWithdrawalOptions, { params: { session: context.viewer.handle } });
	const isOpen = isFlagOn(context.flags, "cashierWithdraw");
	return { options, isOpen, isBankTransfer: url.pathname.endsWith(pages.bankTransfer) };
}

type Props = Awaited<ReturnType<typeof loadWithdraw>> & {
	/** What a withdrawal would do besides, from another domain. */
	note?: ReactNode;
};

export function WithdrawScreen({ options, note, ...offer }: Props) {
	const t = useCashierTexts();
	const requestStore = useMemo(
		() => openRequestStore("withdrawal", options.playerId, isWithdrawalRequest, storableRequest),
		[options.playerId],
	);
	const { current, begin, drop } = useCurrentRequest(requestStore);
	const [done, setDone] = useState<WithdrawalView>();
	return (
		<CashierFrame place="withdraw" title={t("withdraw.title")} description={t("withdraw.description")}>
			{done ? (
				<WithdrawDone withdrawal={done} />
			) : (
				<>
					{/*
					 * The form keeps its input while the confirmation is shown; a request whose answer was lost can be retried
					 * whatever is offered now.
					 */}
					<div hidden={current !== undefined}>
						<div className="grid gap-5">
							{note}
							<AllImpediments options={options}>
								<Offer options={options} {...offer} onRequest={begin} />
							</AllImpediments>
							<FundsPanel />
						</div>
					</div>
					{current && (
						<WithdrawConfirm
							key={current.request.body.requestId}
							{...{ options, current, requestStore }}
							onChange={drop}
							onDone={setDone}
						/>
					)}
				</>
			)}
		</CashierFrame>
	);
}

/** Everything that stops a withdrawal at once: beside what the page shows, or above the form. */
function AllImpediments({ options, children }: Pick<OfferProps, "options"> & { children: ReactNode }) {
	const t = usePreflightTexts();
	const { others, isFormShown } = otherImpediments(options);
	const panel = (
		<ImpedimentPanel title={t(isFormShown ? "title" : "others")} impediments={others} currency={options.currency} />
	);
	return (
		<>
			{isFormShown && panel}
			{children}
			{!isFormShown && panel}
		</>
	);
}

type OfferProps = Awaited<ReturnType<typeof loadWithdraw>> & { onRequest(request: WithdrawalRequest): void };

function Offer({ options, isOpen, isBankTransfer, onRequest }: OfferProps) {
	const t = useCashierTexts();
	const money = useMoneyText(options.currency);
	const { currency, withdrawableMinor, methods, document, proofMethods, isFrozen } = options;
	const bankTransfer = methods.find(({ method }) => isBankTransfer && method === "bankTransfer");
	const first = bankTransfer ?? methods[0];
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
			{proofMethods.length === 0 ? (
				<NoProof />
			) : (
				<OneMethodForm options={options} first={first} onRequest={onRequest} />
			)}
		</DocumentGate>
	);
}

/** Until an operator has looked at what happened. */
function Frozen() {
	const t = useCashierTexts();
	const path = useSitePath();
	const write = (
		<Button look="secondary" href={path(pages.help)}>
			{t("withdraw.writeToUs")}
		</Button>
	);
	return (
		<EmptyState icon="lock" title={t("withdraw.frozenTitle")} actions={write}>
			{t("withdraw.frozenText")}
		</EmptyState>
	);
}

/** The player has set up no method to prove a withdrawal. */
function NoProof() {
	const t = useCashierTexts();
	const path = useSitePath();
	const choose = <Button href={path(pages.pin)}>{t("withdraw.proofMissingGo")}</Button>;
	return (
		<EmptyState icon="key" title={t("withdraw.proofMissing")} actions={choose}>
			{t("withdraw.proofMissingText")}
		</EmptyState>
	);
}

function OneMethodForm({ options, first, onRequest }: Pick<OfferProps, "options" | "onRequest"> & { first: Method }) {
	const [method, setMethod] = useState(first);
	return (
		<WithdrawForm key={method.method} options={options} method={method} onMethod={setMethod} onRequest={onRequest} />
	);
}

function WithdrawDone({ withdrawal }: { withdrawal: WithdrawalView }) {
	const t = useCashierTexts();
	const path = useSitePath();
	const dateText = useDateText();
	const amount = useMoneyText(withdrawal.currency)(withdrawal.amountMinor);
	const { hold } = withdrawal;
	const follow = (
		<Button href={path(pages.withdrawal, { withdrawal: withdrawal.withdrawalId })} look="secondary">
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
