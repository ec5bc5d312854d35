import { isFlagOn } from "@baize/flags/web";
import { ID_PATTERN } from "@baize/kernel/id";
import type { HouseAccess, PageRequest, Viewer } from "@baize/platform-web/house";
import { readSaferPlay } from "@baize/safer-play/contract";
import { DepositOffer } from "@baize/safer-play/web";
import { useState } from "react";
import { readDeposit, readDepositOptions } from "../contract/calls.ts";
import { CashierFrame } from "./CashierFrame.tsx";
import { ClosedState } from "./ClosedState.tsx";
import { DepositForm } from "./DepositForm.tsx";
import { DepositOutcome } from "./DepositOutcome.tsx";
import { DocumentGate } from "./DocumentGate.tsx";
import { NoMethodState } from "./NoMethodState.tsx";
import { useCashierTexts } from "./texts.ts";

const ID = new RegExp(ID_PATTERN);

/** With `?deposit=<id>`, where the provider sends the browser back to, what became of that deposit. */
export async function loadDeposit(house: HouseAccess & { viewer: Viewer }, { url }: PageRequest) {
	const session = house.viewer.handle;
	const asked = url.searchParams.get("deposit");
	if (asked && ID.test(asked)) {
		const deposit = await house.call(readDeposit, { params: { session, deposit: asked } });
		return { deposit, options: null, offersLimits: false };
	}
	if (!isFlagOn(house.flags, "cashierDeposit")) return { deposit: null, options: null, offersLimits: false };
	const [options, { offersLimits }] = await Promise.all([
		house.call(readDepositOptions, { params: { session } }),
		house.call(readSaferPlay, { params: { session } }),
	]);
	return { deposit: null, options, offersLimits };
}

/** Before the first deposit the player is asked, once, whether he wants a limit. SAFE-01 */
export function DepositScreen({ deposit, options, offersLimits }: Awaited<ReturnType<typeof loadDeposit>>) {
	const t = useCashierTexts();
	const [isAsking, setAsking] = useState(offersLimits);
	const method = options?.methods[0];
	return (
		<CashierFrame place="deposit" title={t("deposit.title")} description={t("deposit.description")}>
			{deposit && <DepositOutcome key={deposit.depositId} deposit={deposit} />}
			{options && !method && <NoMethodState kind="deposit" currency={options.currency} />}
			{options && method && (
				<DocumentGate document={options.document} kind="deposit">
					{isAsking ? (
						<DepositOffer currency={options.currency} onAnswered={() => setAsking(false)} />
					) : (
						<DepositForm method={method} currency={options.currency} playerId={options.playerId} />
					)}
				</DocumentGate>
			)}
			{!deposit && !options && <ClosedState title={t("deposit.closed")} text={t("deposit.closedText")} />}
		</CashierFrame>
	);
}
