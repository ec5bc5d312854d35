import { ID_PATTERN } from "@baize/kernel/id";
import type { PageContext, PageRequest, Viewer } from "@baize/platform-web/page";
import { readSaferPlay } from "@baize/safer-play/contract";
import { DepositOffer } from "@baize/safer-play/web";
import { useState } from "react";
import { listPayments, readDeposit, readDepositOptions, readPaymentsProfile } from "../../contract/calls.ts";
import type { DepositOptionsView } from "../../contract/schemas.ts";
import { CashierFrame } from "../CashierFrame.tsx";
import { ClosedState } from "../ClosedState.tsx";
import { DocumentGate } from "../DocumentGate.tsx";
import { NoMethodState } from "../NoMethodState.tsx";
import { useCashierTexts } from "../texts.ts";
import { ClosedPanel } from "./closed/ClosedPanel.tsx";
import { offerOf } from "./closed/closed-lines.ts";
import { DebtNotice } from "./DebtNotice.tsx";
import { DepositForm } from "./DepositForm.tsx";
import { DepositOutcome } from "./DepositOutcome.tsx";
import { type LastUsed, lastUsedOf } from "./last-used.ts";

const ID = new RegExp(ID_PATTERN);

/** With `?deposit=<id>`, to which the provider sends the browser back: the outcome of that deposit. */
export async function loadDeposit(context: PageContext & { viewer: Viewer }, { url }: PageRequest) {
	const session = context.viewer.handle;
	const depositId = url.searchParams.get("deposit");
	if (depositId && ID.test(depositId)) {
		const deposit = await context.call(readDeposit, { params: { session, deposit: depositId } });
		return { ...NOTHING, deposit };
	}
	// First who the player is as a payer: what is offered and asked depends on it. spec §7
	const { ftd: hasDeposited } = await context.call(readPaymentsProfile, { params: { session } });
	const [options, { offersLimits }, lastUsed] = await Promise.all([
		context.call(readDepositOptions, { params: { session } }),
		context.call(readSaferPlay, { params: { session } }),
		hasDeposited ? readLastUsed(context, session) : undefined,
	]);
	return { ...NOTHING, options, offersLimits: offersLimits && !hasDeposited, lastUsed };
}

async function readLastUsed({ call }: PageContext, session: string): Promise<LastUsed | undefined> {
	const query = { kind: "deposit", state: "settled", limit: 1 } as const;
	return lastUsedOf((await call(listPayments, { params: { session }, query })).payments);
}

const NOTHING = { deposit: null, options: null, offersLimits: false, lastUsed: undefined };

export function DepositScreen({ deposit, options, ...about }: Awaited<ReturnType<typeof loadDeposit>>) {
	const t = useCashierTexts();
	return (
		<CashierFrame place="deposit" title={t("deposit.title")} description={t("deposit.description")}>
			{deposit && <DepositOutcome key={deposit.depositId} deposit={deposit} />}
			{options && <Offer options={options} {...about} />}
		</CashierFrame>
	);
}

type OfferProps = { options: DepositOptionsView; offersLimits: boolean; lastUsed: LastUsed | undefined };

/** What is open, or what takes its place, and everything that keeps the rest closed. */
function Offer({ options, offersLimits, lastUsed }: OfferProps) {
	const t = useCashierTexts();
	const { open, content, lines } = offerOf(options);
	const panel = <ClosedPanel lines={lines} content={content} />;
	return (
		<>
			{content === "closed" && <ClosedState title={t("deposit.closed")} text={t("deposit.closedText")} />}
			{content === "currency" && <NoMethodState kind="deposit" currency={options.currency} />}
			{content === "lines" && panel}
			{content === "document" ? (
				<DocumentGate document={options.document} kind="deposit">
					{null}
				</DocumentGate>
			) : (
				<OpenMethods options={{ ...options, methods: open }} {...{ offersLimits, lastUsed }} />
			)}
			{content !== "lines" && panel}
		</>
	);
}

/** Before the first deposit the player is asked, once, whether they want a limit. SAFE-01 */
function OpenMethods({ options, offersLimits, lastUsed }: OfferProps) {
	const [isOfferingLimit, setOfferingLimit] = useState(offersLimits);
	if (isOfferingLimit && options.methods.length > 0)
		return <DepositOffer currency={options.currency} onAnswered={() => setOfferingLimit(false)} />;
	return (
		<>
			<DebtNotice debtMinor={options.debtMinor} currency={options.currency} />
			<DepositForm {...options} lastUsed={lastUsed} />
		</>
	);
}
