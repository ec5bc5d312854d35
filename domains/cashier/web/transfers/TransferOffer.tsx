import { pages } from "@baize/platform-paths";
import { Button, EmptyState } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { TransferOptionsView } from "../../contract/transfers/schemas.ts";
import { ClosedState } from "../ClosedState.tsx";
import { DocumentGate } from "../DocumentGate.tsx";
import { useCashierTexts } from "../texts.ts";
import { useMoneyText } from "../use-formats.ts";
import { KeptMoney } from "./KeptMoney.tsx";
import { TransferForm } from "./TransferForm.tsx";
import { useTransferTexts } from "./texts.ts";
import type { TransferRequest } from "./transfer-request.ts";

type Props = { options: TransferOptionsView; isOpen: boolean; onRequest(request: TransferRequest): void };

/** The form, or why there is none and what the player can do. */
export function TransferOffer({ options, isOpen, onRequest }: Props) {
	const t = useTransferTexts();
	const cashier = useCashierTexts();
	const path = useSitePath();
	const money = useMoneyText(options.currency);
	const { limits, isFrozen, withdrawableMinor, dayLeftMinor, transfersLeft, document, proofMethods } = options;
	if (!limits)
		return (
			<EmptyState
				icon="users"
				title={t("none.notOffered")}
				actions={<Button href={path(pages.withdraw)}>{cashier("withdraw.title")}</Button>}
			>
				{t("none.notOfferedText")}
			</EmptyState>
		);
	if (!isOpen) return <ClosedState title={cashier("withdraw.closed")} text={cashier("withdraw.closedText")} />;
	if (isFrozen)
		return (
			<EmptyState
				icon="lock"
				title={cashier("withdraw.frozenTitle")}
				actions={<Button href={path(pages.help)}>{cashier("withdraw.writeToUs")}</Button>}
			>
				{cashier("withdraw.frozenText")}
			</EmptyState>
		);
	if (transfersLeft === 0 || dayLeftMinor < limits.minMinor)
		return (
			<EmptyState icon="hourglass" title={t("none.dayOver")}>
				{t("none.dayOverText")}
			</EmptyState>
		);
	if (withdrawableMinor < limits.minMinor)
		return (
			<EmptyState icon="wallet" title={t("none.nothing")}>
				{t("none.nothingText", { minimum: money(limits.minMinor), amount: money(withdrawableMinor) })}
			</EmptyState>
		);
	if (options.sendableMinor < limits.minMinor)
		return (
			<>
				<EmptyState
					icon="wallet"
					title={t("none.nothing")}
					actions={<Button href={path(pages.withdraw)}>{cashier("withdraw.title")}</Button>}
				>
					{t("none.keptText", { minimum: money(limits.minMinor), amount: money(options.sendableMinor) })}
				</EmptyState>
				<KeptMoney options={options} />
			</>
		);
	return (
		<DocumentGate document={document} kind="withdrawal">
			{proofMethods.length === 0 ? (
				<EmptyState
					icon="key"
					title={cashier("withdraw.proofMissing")}
					actions={<Button href={path(pages.pin)}>{cashier("withdraw.proofMissingGo")}</Button>}
				>
					{cashier("withdraw.proofMissingText")}
				</EmptyState>
			) : (
				<TransferForm options={options} limits={limits} onRequest={onRequest} />
			)}
		</DocumentGate>
	);
}
