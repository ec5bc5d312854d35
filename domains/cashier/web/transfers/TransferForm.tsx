import { Button, Panel, TextField } from "@baize/platform-web";
import { useBodyRules } from "@baize/platform-web/reads";
import { type FormEvent, useState } from "react";
import type { LimitsView } from "../../contract/schemas.ts";
import { sendTransfer } from "../../contract/transfers/calls.ts";
import type { TransferOptionsView } from "../../contract/transfers/schemas.ts";
import { AmountChoice } from "../amount/AmountChoice.tsx";
import { useAmount } from "../amount/use-amount.ts";
import { Facts } from "../Facts.tsx";
import { newRequestId } from "../request/request-id.ts";
import { useMoneyText } from "../use-formats.ts";
import { KeptMoney } from "./KeptMoney.tsx";
import { useTransferTexts } from "./texts.ts";
import type { TransferRequest } from "./transfer-request.ts";

type Props = { options: TransferOptionsView; limits: LimitsView; onRequest(request: TransferRequest): void };

/** Whom and how much. What the balance or the day does not allow is said here and not by a refusal. */
export function TransferForm({ options, limits: { maxMinor, ...rest }, onRequest }: Props) {
	const t = useTransferTexts();
	const { currency, sendableMinor, dayLeftMinor } = options;
	useBodyRules(sendTransfer, () => import("../../contract/rules/send-transfer.ts"));
	const money = useMoneyText(currency);
	const highestMinor = Math.min(maxMinor, sendableMinor, dayLeftMinor);
	const limits = { ...rest, maxMinor: highestMinor };
	const amount = useAmount(currency, limits, t("form.aboveMaximum", { maximum: money(highestMinor) }));
	const [to, setTo] = useState("");
	const [isToShown, setToShown] = useState(false);
	const isToRight = to.trim().length > 1;

	function submitted(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		amount.showError();
		setToShown(true);
		const { amountMinor } = amount;
		if (isToRight && amountMinor !== undefined)
			onRequest({ body: { to: to.trim(), amountMinor, requestId: newRequestId() } });
		else event.currentTarget.querySelector<HTMLInputElement>(isToRight ? "#amount" : "#to")?.focus();
	}

	return (
		<Panel>
			<form method="post" noValidate onSubmit={submitted} className="grid gap-5">
				<Facts
					facts={[
						[t("form.available"), money(sendableMinor)],
						[t("form.dayLeft"), money(dayLeftMinor)],
					]}
				/>
				<KeptMoney options={options} />
				<TextField
					id="to"
					name="to"
					label={t("form.to")}
					hint={t("form.toHint")}
					error={isToShown && !isToRight ? t("form.toMissing") : undefined}
					value={to}
					onChange={(event) => setTo(event.target.value)}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					dir="auto"
					maxLength={254}
					required
				/>
				<AmountChoice
					currency={currency}
					limits={limits}
					text={amount.text}
					onText={amount.choose}
					onLeave={amount.leave}
					error={amount.error}
				/>
				<Button type="submit" wide iconEnd="arrow-right">
					{t("form.next")}
				</Button>
			</form>
		</Panel>
	);
}
