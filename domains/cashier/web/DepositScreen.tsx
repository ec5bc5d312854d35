import { isFlagOn } from "@baize/flags/web";
import { ID_PATTERN } from "@baize/kernel/id";
import type { HouseAccess, PageRequest, Viewer } from "@baize/platform-web/house";
import { readDeposit, readDepositOptions } from "../contract/calls.ts";
import { CashierFrame } from "./CashierFrame.tsx";
import { ClosedState } from "./ClosedState.tsx";
import { DepositForm } from "./DepositForm.tsx";
import { DepositOutcome } from "./DepositOutcome.tsx";
import { useCashierTexts } from "./texts.ts";

const ID = new RegExp(ID_PATTERN);

/** With `?deposit=<id>`, where the provider sends the browser back to, what became of that deposit. */
export async function loadDeposit(house: HouseAccess & { viewer: Viewer }, { url }: PageRequest) {
	const session = house.viewer.handle;
	const asked = url.searchParams.get("deposit");
	if (asked && ID.test(asked)) {
		return { deposit: await house.call(readDeposit, { params: { session, deposit: asked } }), options: null };
	}
	if (!isFlagOn(house.flags, "cashierDeposit")) return { deposit: null, options: null };
	return { deposit: null, options: await house.call(readDepositOptions, { params: { session } }) };
}

export function DepositScreen({ deposit, options }: Awaited<ReturnType<typeof loadDeposit>>) {
	const t = useCashierTexts();
	return (
		<CashierFrame place="deposit" title={t("deposit.title")} description={t("deposit.description")}>
			{deposit && <DepositOutcome key={deposit.depositId} deposit={deposit} />}
			{options && <DepositForm options={options} />}
			{!deposit && !options && <ClosedState title={t("deposit.closed")} text={t("deposit.closedText")} />}
		</CashierFrame>
	);
}
