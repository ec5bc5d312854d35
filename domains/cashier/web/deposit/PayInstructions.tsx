import { Panel } from "@baize/platform-web";
import type { ReactNode } from "react";
import type { PayInstructions as Instructions } from "../../contract/deposit-routes.ts";
import { Facts } from "../Facts.tsx";
import { useCashierTexts } from "../texts.ts";

type Props = { instructions: Instructions; amount: string };

/** How a deposit is paid that has no page of a payment company: what to copy, and what depends on it. */
export function PayInstructions({ instructions, amount }: Props) {
	const t = useCashierTexts();
	if (instructions.kind === "bankTransfer") {
		const { holder, bank, account, reference } = instructions;
		return (
			<Panel title={t("instructions.bankTitle")}>
				<div className="grid gap-5">
					<p>{t("instructions.bankText")}</p>
					<Facts
						facts={[
							[t("facts.amount"), amount],
							[t("instructions.holder"), <Copied key="holder">{holder}</Copied>],
							[t("instructions.bank"), <Copied key="bank">{bank}</Copied>],
							[t("instructions.account"), <Copied key="account">{account}</Copied>],
							[t("instructions.reference"), <Copied key="reference">{reference}</Copied>],
						]}
					/>
				</div>
			</Panel>
		);
	}
	const { network, address, amount: sent, unit, confirmations } = instructions;
	return (
		<Panel title={t("instructions.cryptoTitle")}>
			<div className="grid gap-5">
				<p>{t("instructions.cryptoText")}</p>
				<Facts
					facts={[
						[t("facts.amount"), <Copied key="amount">{`${sent} ${unit}`}</Copied>],
						[t("instructions.network"), <Copied key="network">{network}</Copied>],
						[t("instructions.address"), <Copied key="address">{address}</Copied>],
						[t("instructions.confirmations"), String(confirmations)],
					]}
				/>
			</div>
		</Panel>
	);
}

/** A value to copy: one tap selects all of it, and it is not reordered among other scripts. */
const Copied = ({ children }: { children: ReactNode }) => (
	<bdi dir="ltr" className="break-all select-all">
		{children}
	</bdi>
);
