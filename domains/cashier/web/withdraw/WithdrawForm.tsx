import { Button, Panel } from "@baize/platform-web";
import { useBodyRules } from "@baize/platform-web/reads";
import { type FormEvent, useState } from "react";
import { isBankAccount } from "../../contract/bank-accounts/bank-account.ts";
import { requestWithdrawal } from "../../contract/calls.ts";
import { isCoinAddress, plainCoinAddress, readCoinAddress } from "../../contract/coins/coin-address.ts";
import type { WithdrawalOptionsView } from "../../contract/schemas.ts";
import { AmountChoice } from "../amount/AmountChoice.tsx";
import { useAmount } from "../amount/use-amount.ts";
import { useCoinTexts } from "../coins/texts.ts";
import { Facts } from "../Facts.tsx";
import { MethodTiles } from "../methods/MethodTiles.tsx";
import { newRequestId } from "../request/request-id.ts";
import { useCashierTexts } from "../texts.ts";
import { useMoneyText, useSpanText } from "../use-formats.ts";
import { DestinationChoice, type Method } from "./DestinationChoice.tsx";
import { destinationHold } from "./destination-hold.ts";
import { HoldNotice } from "./HoldNotice.tsx";
import { LoopNotice } from "./preflight/LoopNotice.tsx";
import { TimesNote } from "./preflight/TimesNote.tsx";
import { useWithdrawalFacts } from "./use-withdrawal-facts.ts";
import type { WithdrawalRequest } from "./withdrawal-request.ts";

type Props = {
	options: WithdrawalOptionsView;
	method: Method;
	onMethod(method: Method): void;
	onRequest(request: WithdrawalRequest): void;
};

/** The destination and the amount. An amount above the balance is reported here and not by a refusal. */
export function WithdrawForm({ options, method, onMethod, onRequest }: Props) {
	const t = useCashierTexts();
	const ofCoins = useCoinTexts();
	const { currency, withdrawableMinor, methods, returnsTo } = options;
	useBodyRules(requestWithdrawal, () => import("../../contract/rules/request-withdrawal.ts"));
	const money = useMoneyText(currency);
	const account = useDestination(method);
	const left = returnsTo.find(({ destination }) => destination === account.fields.chosen)?.leftMinor;
	const maxMinor = Math.min(method.limits.maxMinor, withdrawableMinor, left ?? withdrawableMinor);
	const limits = { ...method.limits, maxMinor };
	const amount = useAmount(currency, limits, t("withdraw.aboveBalance", { maximum: money(maxMinor) }));
	const tiles = useWithdrawalTiles(methods, currency);
	const payoutHold = destinationHold(method, account.fields.chosen);
	const facts = useWithdrawalFacts(method, currency);

	function submitted(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		amount.showError();
		account.showError();
		const { amountMinor } = amount;
		const { destination, label } = account;
		if (amountMinor !== undefined && account.isRight)
			onRequest({ body: { method: method.method, amountMinor, destination, requestId: newRequestId() }, label });
		else event.currentTarget.querySelector<HTMLInputElement>(account.isRight ? "#amount" : "#account")?.focus();
	}

	return (
		<Panel>
			<form method="post" noValidate onSubmit={submitted} className="grid gap-5">
				<Facts facts={[[t("withdraw.available"), money(withdrawableMinor)]]} />
				<LoopNotice returnsTo={returnsTo} currency={currency} />
				{methods.length > 1 && (
					<MethodTiles
						name="method"
						label={t("withdraw.method")}
						tiles={tiles}
						value={method.method}
						onValue={(value) => onMethod(methods.find((each) => each.method === value) ?? method)}
					/>
				)}
				<DestinationChoice method={method} {...account.fields} />
				{method.method === "crypto" && <p className="text-sm text-ink-muted">{ofCoins("rate")}</p>}
				{payoutHold && <HoldNotice {...payoutHold} />}
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
				<TimesNote times={method.times} isHeld={payoutHold !== undefined} />
				<Button type="submit" wide iconEnd="arrow-right">
					{t("withdraw.next")}
				</Button>
			</form>
		</Panel>
	);
}

/** Each way to be paid, with its fee and how long the payout takes once it is approved. */
function useWithdrawalTiles(methods: WithdrawalOptionsView["methods"], currency: string) {
	const t = useCashierTexts();
	const money = useMoneyText(currency);
	const span = useSpanText();
	return methods.map(({ method, feeMinor, payoutMs }) => {
		const fee = feeMinor === 0 ? t("deposit.noFee") : t("deposit.withFee", { fee: money(feeMinor) });
		return { value: method, method, label: t(`methods.${method}`), lines: [`${fee} · ${span(payoutMs)}`] };
	});
}

/** Chosen or typed; the first card or saved account is preselected. */
function useDestination({ method, destinations }: Method) {
	const t = useCashierTexts();
	const ofCoins = useCoinTexts();
	const isCoins = method === "crypto";
	const [chosen, setChosen] = useState(destinations[0]);
	const [typed, setTyped] = useState("");
	const [isErrorShown, setErrorShown] = useState(false);
	const choose = (destination: string): void => {
		setChosen(destinations.find((each) => each.destination === destination));
		setErrorShown(false);
	};
	const isTyped = method !== "card" && chosen === undefined;
	const isTypedRight = isCoinAddress(typed) ? isCoins : !isCoins && isBankAccount(typed);
	const isRight = isTyped ? isTypedRight : chosen !== undefined;
	const issues = isCoins
		? { missing: ofCoins("missing"), wrong: ofCoins(readCoinAddress(typed) === "later" ? "later" : "wrong") }
		: { missing: t("withdraw.accountMissing"), wrong: t("withdraw.accountWrong") };
	const issue = issues[typed.trim() === "" ? "missing" : "wrong"];
	const written = isCoins ? plainCoinAddress(typed) : typed;
	return {
		destination: isTyped ? written : (chosen?.destination ?? ""),
		label: isTyped ? written : (chosen?.label ?? ""),
		isRight,
		fields: {
			chosen: chosen?.destination ?? "",
			onChoice: choose,
			typed,
			onTyped: setTyped,
			onLeave: () => setErrorShown(typed.trim() !== ""),
			error: isErrorShown && !isRight ? issue : undefined,
		},
		showError: () => setErrorShown(true),
	};
}
