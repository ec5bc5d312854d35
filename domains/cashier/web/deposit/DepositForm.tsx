import { Button, Panel } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { callApi, useBodyRules } from "@baize/platform-web/reads";
import { type FormEvent, useMemo, useState } from "react";
import { startDeposit } from "../../contract/calls.ts";
import type { DepositOptionsView } from "../../contract/schemas.ts";
import { AmountChoice } from "../amount/AmountChoice.tsx";
import { useAmount } from "../amount/use-amount.ts";
import { Facts } from "../Facts.tsx";
import { ConfirmPanel } from "../request/ConfirmPanel.tsx";
import { newRequestId } from "../request/request-id.ts";
import { openRequestStore, type RequestStore } from "../request/request-store.ts";
import { type CurrentRequest, useCurrentRequest } from "../request/use-current-request.ts";
import { useOutcome } from "../request/use-outcome.ts";
import { useCashierTexts } from "../texts.ts";
import { useMoneyText, useSpanText } from "../use-formats.ts";
import { type DepositRequest, isDepositRequest } from "./deposit-request.ts";

type Method = DepositOptionsView["methods"][number];

type Props = { method: Method; currency: string; playerId: string };

export function DepositForm({ method, currency, playerId }: Props) {
	const t = useCashierTexts();
	const facts = useDepositFacts(method, currency);
	const amount = useAmount(currency, method.limits);
	useBodyRules(startDeposit, () => import("../../contract/rules/start-deposit.ts"));
	const requestStore = useMemo(() => openRequestStore("deposit", playerId, isDepositRequest), [playerId]);
	const { current, begin, drop } = useCurrentRequest(requestStore);

	function submitted(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		amount.showError();
		if (amount.amountMinor === undefined) event.currentTarget.querySelector<HTMLInputElement>("#amount")?.focus();
		else begin({ method: method.method, amountMinor: amount.amountMinor, requestId: newRequestId() });
	}

	if (current) return <DepositConfirm {...{ method, currency, current, requestStore }} onChange={drop} />;
	return (
		<Panel>
			<form method="post" noValidate onSubmit={submitted} className="grid gap-5">
				<AmountChoice
					currency={currency}
					limits={method.limits}
					text={amount.text}
					onText={amount.choose}
					onLeave={amount.leave}
					error={amount.error}
				/>
				<Facts facts={facts} />
				<Button type="submit" wide iconEnd="arrow-right">
					{t("deposit.next")}
				</Button>
			</form>
		</Panel>
	);
}

function useDepositFacts({ method, feeMinor, settlesMs }: Method, currency: string) {
	const t = useCashierTexts();
	const money = useMoneyText(currency);
	const span = useSpanText();
	return [
		[t("facts.method"), t(`methods.${method}`)],
		[t("facts.fee"), feeMinor === 0 ? t("facts.free") : money(feeMinor)],
		[t("facts.time"), t("deposit.inBalance", { span: span(settlesMs) })],
	] as const;
}

type ConfirmProps = {
	method: Method;
	currency: string;
	current: CurrentRequest<DepositRequest>;
	requestStore: RequestStore<DepositRequest>;
	onChange(): void;
};

function DepositConfirm({ method, currency, current, requestStore, onChange }: ConfirmProps) {
	const t = useCashierTexts();
	const viewer = useViewer();
	const { request: body } = current;
	const amount = useMoneyText(currency)(body.amountMinor);
	const facts = useDepositFacts(method, currency);
	const { follow, pending, ...outcome } = useOutcome(current, requestStore);
	const [isLeaving, setLeaving] = useState(false);

	async function pay(): Promise<void> {
		if (!viewer) return;
		await follow(async () => {
			const { payUrl } = await callApi(startDeposit, { params: { session: viewer.handle }, body });
			setLeaving(true);
			location.assign(payUrl);
		});
	}

	return (
		<ConfirmPanel
			title={t("deposit.confirmTitle", { amount })}
			text={t("deposit.confirmText")}
			facts={[[t("facts.amount"), amount], ...facts]}
			confirmLabel={t("deposit.pay", { amount })}
			againLabel={t("askAgain", { amount })}
			changeLabel={t("deposit.change")}
			pending={pending || isLeaving}
			{...outcome}
			onConfirm={() => void pay()}
			onChange={onChange}
		/>
	);
}
