import { Button, Panel } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/house";
import { callHouse } from "@baize/platform-web/reads";
import { type FormEvent, useMemo, useState } from "react";
import { startDeposit } from "../contract/calls.ts";
import type { DepositOptionsView } from "../contract/schemas.ts";
import { AmountChoice } from "./AmountChoice.tsx";
import { ConfirmPanel } from "./ConfirmPanel.tsx";
import { type DepositWish, isDepositWish } from "./deposit-wish.ts";
import { Facts } from "./Facts.tsx";
import { type Keeper, openKeeper } from "./kept-wish.ts";
import { newRequestId } from "./request-id.ts";
import { useCashierTexts } from "./texts.ts";
import { useAmount } from "./use-amount.ts";
import { type Asking, useAsking } from "./use-asking.ts";
import { useMoneyText, useSpanText } from "./use-cashier-words.ts";
import { useOutcome } from "./use-outcome.ts";

type Method = DepositOptionsView["methods"][number];

type Props = { method: Method; currency: string; playerId: string };

export function DepositForm({ method, currency, playerId }: Props) {
	const t = useCashierTexts();
	const facts = useDepositFacts(method, currency);
	const amount = useAmount(currency, method.limits);
	const keeper = useMemo(() => openKeeper("deposit", playerId, isDepositWish), [playerId]);
	const { asking, ask, drop } = useAsking(keeper);

	function submitted(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		amount.tell();
		if (amount.amountMinor === undefined) event.currentTarget.querySelector<HTMLInputElement>("#amount")?.focus();
		else ask({ method: method.method, amountMinor: amount.amountMinor, requestId: newRequestId() });
	}

	if (asking) return <DepositConfirm {...{ method, currency, asking, keeper }} onChange={drop} />;
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
	asking: Asking<DepositWish>;
	keeper: Keeper<DepositWish>;
	onChange(): void;
};

function DepositConfirm({ method, currency, asking, keeper, onChange }: ConfirmProps) {
	const t = useCashierTexts();
	const viewer = useViewer();
	const { wish: body } = asking;
	const amount = useMoneyText(currency)(body.amountMinor);
	const facts = useDepositFacts(method, currency);
	const { follow, pending, ...outcome } = useOutcome(asking, keeper);
	const [isLeaving, setLeaving] = useState(false);

	async function pay(): Promise<void> {
		if (!viewer) return;
		await follow(async () => {
			const { payUrl } = await callHouse(startDeposit, { params: { session: viewer.handle }, body });
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
