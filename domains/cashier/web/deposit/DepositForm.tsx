import { pages } from "@baize/platform-paths";
import { Button, Checkbox, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { isUnknown, useBodyRules } from "@baize/platform-web/reads";
import { type FormEvent, type ReactNode, useMemo, useState } from "react";
import { startDeposit } from "../../contract/calls.ts";
import type { DepositOptionsView } from "../../contract/schemas.ts";
import { AmountChoice } from "../amount/AmountChoice.tsx";
import { useAmount } from "../amount/use-amount.ts";
import { Facts } from "../Facts.tsx";
import { MethodTiles } from "../methods/MethodTiles.tsx";
import { RefusalNotice } from "../request/RefusalNotice.tsx";
import { newRequestId } from "../request/request-id.ts";
import { openRequestStore } from "../request/request-store.ts";
import { useCurrentRequest } from "../request/use-current-request.ts";
import { useOutcome } from "../request/use-outcome.ts";
import { useSavedCardTexts } from "../saved-cards/texts.ts";
import { useCashierTexts } from "../texts.ts";
import { useMoneyText } from "../use-formats.ts";
import { choicesOf, type DepositChoice, firstChoice } from "./choices.ts";
import { DepositAgain } from "./DepositAgain.tsx";
import { isDepositRequest } from "./deposit-request.ts";
import { type LastUsed, lastUsedFirst } from "./last-used.ts";
import { useDepositFacts } from "./use-deposit-facts.ts";
import { useMethodTiles } from "./use-method-tiles.ts";
import { usePayPage } from "./use-pay-page.ts";

type Props = Pick<DepositOptionsView, "methods" | "savedCards" | "currency" | "playerId"> & {
	lastUsed: LastUsed | undefined;
};

/**
 * The method, the amount, and beneath them the last look at fee, limit and time: one press leads to the payment company.
 * Without a method only the request whose answer was lost is left to ask for.
 */
export function DepositForm({ methods, savedCards, currency, playerId, lastUsed }: Props) {
	const requestStore = useMemo(() => openRequestStore("deposit", playerId, isDepositRequest), [playerId]);
	const { current: lost, lose, drop } = useCurrentRequest(requestStore);
	const { follow, pending, error } = useOutcome(false, requestStore);
	const { pay, isLeaving } = usePayPage();
	const choices = choicesOf(lastUsedFirst(methods, lastUsed), savedCards);

	async function submitted({ method: { method }, card }: DepositChoice, amountMinor: number, keepsCard: boolean) {
		const how = card ? { savedCard: card.cardId } : keepsCard ? { keepsCard } : {};
		const request = { method, amountMinor, requestId: newRequestId(), ...how };
		const refusal = await follow(request, () => pay(request));
		if (refusal && isUnknown(refusal)) lose(request);
	}

	return (
		<>
			{lost && <DepositAgain {...{ requestStore, currency }} request={lost.request} onChange={drop} />}
			{/* The form keeps what was typed while the outcome of a request is not known. */}
			{choices.length > 0 && (
				<div hidden={lost !== undefined}>
					<Panel>
						<AmountForm
							{...{ choices, currency, lastUsed }}
							pending={pending || isLeaving}
							refusal={error && <RefusalNotice error={error} />}
							onSubmit={(choice, amountMinor, keepsCard) => void submitted(choice, amountMinor, keepsCard)}
						/>
					</Panel>
				</div>
			)}
		</>
	);
}

type AmountFormProps = {
	choices: readonly DepositChoice[];
	currency: string;
	lastUsed: LastUsed | undefined;
	pending: boolean;
	/** Why the last attempt was refused. */
	refusal: ReactNode;
	onSubmit(choice: DepositChoice, amountMinor: number, keepsCard: boolean): void;
};

function AmountForm({ choices, currency, lastUsed, pending, refusal, onSubmit }: AmountFormProps) {
	const t = useCashierTexts();
	const money = useMoneyText(currency);
	const ofCards = useSavedCardTexts();
	const path = useSitePath();
	const [chosen, choose] = useState(firstChoice(choices).value);
	const [keepsCard, setKeepsCard] = useState(false);
	const choice = choices.find(({ value }) => value === chosen) ?? firstChoice(choices);
	const { method, card } = choice;
	const amount = useAmount(currency, method.limits);
	const tiles = useMethodTiles(choices, currency, lastUsed);
	const facts = useDepositFacts(method, currency, amount.amountMinor);
	useBodyRules(startDeposit, () => import("../../contract/rules/start-deposit.ts"));
	const { amountMinor } = amount;

	function submitted(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		amount.showError();
		if (amountMinor === undefined) event.currentTarget.querySelector<HTMLInputElement>("#amount")?.focus();
		else onSubmit(choice, amountMinor, keepsCard && method.keepsCards === true);
	}

	return (
		<form method="post" noValidate onSubmit={submitted} className="grid gap-5">
			<MethodTiles
				name="deposit-method"
				label={t("deposit.method")}
				tiles={tiles}
				value={choice.value}
				onValue={choose}
			/>
			{!card && method.keepsCards && (
				<Checkbox
					name="keeps-card"
					label={ofCards("keep")}
					hint={ofCards("keepHint")}
					checked={keepsCard}
					onChange={({ currentTarget }) => setKeepsCard(currentTarget.checked)}
				/>
			)}
			<AmountChoice
				currency={currency}
				limits={method.limits}
				text={amount.text}
				onText={amount.choose}
				onLeave={amount.leave}
				error={amount.error}
			/>
			<Facts facts={facts} />
			{refusal}
			<div className="grid gap-2">
				<Button type="submit" wide iconEnd="arrow-right" pending={pending}>
					{amountMinor === undefined ? t("deposit.payNow") : t("deposit.pay", { amount: money(amountMinor) })}
				</Button>
				<p className="text-sm text-ink-muted">{card ? ofCards("codeAsked") : t("deposit.nextText")}</p>
				{choices.some((each) => each.card) && (
					<a
						className="inline-flex min-h-11 items-center justify-self-start text-sm underline"
						href={path(pages.profile)}
					>
						{ofCards("manage")}
					</a>
				)}
			</div>
		</form>
	);
}
