import { ConfirmPanel } from "../request/ConfirmPanel.tsx";
import type { RequestStore } from "../request/request-store.ts";
import { useOutcome } from "../request/use-outcome.ts";
import { useCashierTexts } from "../texts.ts";
import { useMoneyText } from "../use-formats.ts";
import type { DepositRequest } from "./deposit-request.ts";
import { usePayPage } from "./use-pay-page.ts";

type Props = {
	request: DepositRequest;
	requestStore: RequestStore<DepositRequest>;
	currency: string;
	onChange(): void;
};

/** A deposit whose answer was lost: the player asks again under the same id, so it is not made twice. */
export function DepositAgain({ request, requestStore, currency, onChange }: Props) {
	const t = useCashierTexts();
	const amount = useMoneyText(currency)(request.amountMinor);
	const { follow, pending, ...outcome } = useOutcome(true, requestStore);
	const { pay, isLeaving } = usePayPage();
	return (
		<ConfirmPanel
			title={t("deposit.againTitle", { amount })}
			text={t("deposit.nextText")}
			facts={[
				[t("facts.amount"), amount],
				[t("facts.method"), t(`methods.${request.method}`)],
			]}
			confirmLabel={t("deposit.pay", { amount })}
			againLabel={t("askAgain", { amount })}
			changeLabel={t("deposit.change")}
			pending={pending || isLeaving}
			{...outcome}
			onConfirm={() => void follow(request, () => pay(request))}
			onChange={onChange}
		/>
	);
}
