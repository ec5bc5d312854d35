import { isBankAccount } from "@baize/identity/contract";
import { Button, Panel, RadioGroup } from "@baize/platform-web";
import { type FormEvent, useState } from "react";
import type { WithdrawalOptionsView } from "../contract/schemas.ts";
import { AmountChoice } from "./AmountChoice.tsx";
import { DestinationChoice, type Method } from "./DestinationChoice.tsx";
import { destinationHold } from "./destination-hold.ts";
import { Facts } from "./Facts.tsx";
import { HoldNotice } from "./HoldNotice.tsx";
import { newRequestId } from "./request-id.ts";
import { useCashierTexts } from "./texts.ts";
import { useAmount } from "./use-amount.ts";
import { useMoneyText } from "./use-cashier-words.ts";
import { useWithdrawalFacts } from "./use-withdrawal-facts.ts";
import type { WithdrawalWish } from "./withdrawal-wish.ts";

type Props = {
	options: WithdrawalOptionsView;
	method: Method;
	onMethod(method: Method): void;
	onWish(wish: WithdrawalWish): void;
};

/** Where to, and how much. What is more than there is, is told here and not by a refusal. */
export function WithdrawForm({ options, method, onMethod, onWish }: Props) {
	const t = useCashierTexts();
	const { currency, withdrawableMinor, methods, reviewMs } = options;
	const money = useMoneyText(currency);
	const maxMinor = Math.min(method.limits.maxMinor, withdrawableMinor);
	const limits = { ...method.limits, maxMinor };
	const amount = useAmount(currency, limits, t("withdraw.aboveBalance", { maximum: money(maxMinor) }));
	const account = useDestination(method);
	const held = destinationHold(method, account.fields.chosen);
	const facts = useWithdrawalFacts(method, currency, reviewMs, held !== undefined);

	function submitted(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		amount.tell();
		account.tell();
		const { amountMinor } = amount;
		const { destination, label } = account;
		if (amountMinor !== undefined && account.isRight)
			onWish({ body: { method: method.method, amountMinor, destination, requestId: newRequestId() }, label });
		else event.currentTarget.querySelector<HTMLInputElement>(account.isRight ? "#amount" : "#account")?.focus();
	}

	return (
		<Panel>
			<form method="post" noValidate onSubmit={submitted} className="grid gap-5">
				<Facts facts={[[t("withdraw.available"), money(withdrawableMinor)]]} />
				{methods.length > 1 && (
					<RadioGroup
						name="method"
						label={t("withdraw.method")}
						choices={methods.map((each) => ({ value: each.method, label: t(`methods.${each.method}`) }))}
						value={method.method}
						onValue={(value) => onMethod(methods.find((each) => each.method === value) ?? method)}
					/>
				)}
				<DestinationChoice method={method} {...account.fields} />
				{held && <HoldNotice {...held} />}
				<AmountChoice
					currency={currency}
					limits={limits}
					text={amount.text}
					onText={amount.choose}
					onLeave={amount.leave}
					error={amount.error}
					allMinor={maxMinor}
				/>
				<Facts facts={facts} />
				<Button type="submit" wide iconEnd="arrow-right">
					{t("withdraw.next")}
				</Button>
			</form>
		</Panel>
	);
}

/** Chosen or typed; the first of the cards or of the kept accounts is chosen beforehand. */
function useDestination({ method, destinations }: Method) {
	const t = useCashierTexts();
	const [chosen, setChosen] = useState(destinations[0]);
	const [typed, setTyped] = useState("");
	const [isTold, setTold] = useState(false);
	const choose = (destination: string): void => {
		setChosen(destinations.find((each) => each.destination === destination));
		setTold(false);
	};
	const isTyped = method === "bankTransfer" && chosen === undefined;
	const isRight = isTyped ? isBankAccount(typed) : chosen !== undefined;
	const fault = typed.trim() === "" ? t("withdraw.accountMissing") : t("withdraw.accountWrong");
	return {
		destination: isTyped ? typed : (chosen?.destination ?? ""),
		label: isTyped ? typed : (chosen?.label ?? ""),
		isRight,
		fields: {
			chosen: chosen?.destination ?? "",
			onChoice: choose,
			typed,
			onTyped: setTyped,
			onLeave: () => setTold(typed.trim() !== ""),
			error: isTold && !isRight ? fault : undefined,
		},
		tell: () => setTold(true),
	};
}
