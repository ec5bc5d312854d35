import { isFlagOn } from "@baize/flags/web";
import { ID_PATTERN } from "@baize/kernel/id";
import type { PageContext, PageRequest, Viewer } from "@baize/platform-web/page";
import { readSaferPlay } from "@baize/safer-play/contract";
import { DepositOffer } from "@baize/safer-play/web";
import { useState } from "react";
import { readDeposit, readDepositOptions } from "../../contract/calls.ts";
import { CashierFrame } from "../CashierFrame.tsx";
import { ClosedState } from "../ClosedState.tsx";
import { DocumentGate } from "../DocumentGate.tsx";
import { NoMethodState } from "../NoMethodState.tsx";
import { useCashierTexts } from "../texts.ts";
import { DepositForm } from "./DepositForm.tsx";
import { DepositOutcome } from "./DepositOutcome.tsx";

const ID = new RegExp(ID_PATTERN);

/** With `?deposit=<id>`, to which the provider sends the browser back: the outcome of that deposit. */
export async function loadDeposit(context: PageContext & { viewer: Viewer }, { url }: PageRequest) {
	const session = context.viewer.handle;
	const depositId = url.searchParams.get("deposit");
	if (depositId && ID.test(depositId)) {
		const deposit = await context.call(readDeposit, { params: { session, deposit: depositId } });
		return { deposit, options: null, offersLimits: false };
	}
	if (!isFlagOn(context.flags, "cashierDeposit")) return { deposit: null, options: null, offersLimits: false };
	const [options, { offersLimits }] = await Promise.all([
		context.call(readDepositOptions, { params: { session } }),
		context.call(readSaferPlay, { params: { session } }),
	]);
	return { deposit: null, options, offersLimits };
}

/** Before the first deposit the player is asked, once, whether they want a limit. SAFE-01 */
export function DepositScreen({ deposit, options, offersLimits }: Awaited<ReturnType<typeof loadDeposit>>) {
	const t = useCashierTexts();
	const [isOfferingLimit, setOfferingLimit] = useState(offersLimits);
	const method = options?.methods[0];
	return (
		<CashierFrame place="deposit" title={t("deposit.title")} description={t("deposit.description")}>
			{deposit && <DepositOutcome key={deposit.depositId} deposit={deposit} />}
			{options && !method && <NoMethodState kind="deposit" currency={options.currency} />}
			{options && method && (
				<DocumentGate document={options.document} kind="deposit">
					{isOfferingLimit ? (
						<DepositOffer currency={options.currency} onAnswered={() => setOfferingLimit(false)} />
					) : (
						<DepositForm method={method} currency={options.currency} playerId={options.playerId} />
					)}
				</DocumentGate>
			)}
			{!deposit && !options && <ClosedState title={t("deposit.closed")} text={t("deposit.closedText")} />}
		</CashierFrame>
	);
}
