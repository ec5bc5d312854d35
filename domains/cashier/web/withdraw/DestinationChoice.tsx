import { RadioGroup } from "@baize/platform-web";
import type { FocusEvent } from "react";
import type { WithdrawalOptionsView } from "../../contract/schemas.ts";
import { AccountField } from "../bank-accounts/AccountField.tsx";
import { AddressField } from "../coins/AddressField.tsx";
import { useCoinTexts } from "../coins/texts.ts";
import { isBlurToSubmit } from "../is-blur-to-submit.ts";
import { useCashierTexts } from "../texts.ts";

export type Method = WithdrawalOptionsView["methods"][number];

type Props = {
	method: Method;
	/** One of the method's destinations; empty for an account or address that is typed. */
	chosen: string;
	onChoice(destination: string): void;
	typed: string;
	onTyped(account: string): void;
	onLeave(): void;
	error: string | undefined;
};

/**
 * A card must be one that money came from; a bank account is saved in the profile, or typed; an address was paid before,
 * or is typed.
 */
export function DestinationChoice({ method: { method, destinations }, chosen, onChoice, ...typing }: Props) {
	const texts = useChoiceTexts()[method];
	const choices = destinations.map(({ destination, label }) => ({ value: destination, label }));
	const { other } = texts;
	return (
		<>
			{choices.length > 0 && (
				<RadioGroup
					name={texts.name}
					label={texts.which}
					choices={other === undefined ? choices : [...choices, { value: "", label: other }]}
					value={chosen}
					onValue={onChoice}
				/>
			)}
			{other !== undefined && chosen === "" && <Typed method={method} {...typing} />}
		</>
	);
}

type ChoiceTexts = { name: string; which: string; other?: string };

/** Without `other` nothing else can be typed. */
function useChoiceTexts(): Record<Method["method"], ChoiceTexts> {
	const t = useCashierTexts();
	const ofCoins = useCoinTexts();
	return {
		card: { name: "card", which: t("withdraw.card") },
		bankTransfer: { name: "saved-account", which: t("withdraw.keptAccount"), other: t("withdraw.otherAccount") },
		crypto: { name: "paid-address", which: ofCoins("which"), other: ofCoins("other") },
	};
}

type TypedProps = Pick<Method, "method"> & Pick<Props, "typed" | "onTyped" | "onLeave" | "error">;

function Typed({ method, typed, onTyped, onLeave, error }: TypedProps) {
	const t = useCashierTexts();
	const field = {
		id: "account",
		name: "account",
		error,
		value: typed,
		onText: onTyped,
		onBlur: (event: FocusEvent<HTMLInputElement>) => void (isBlurToSubmit(event) || onLeave()),
		required: true,
	};
	if (method === "crypto") return <AddressField {...field} />;
	return <AccountField {...field} label={t("withdraw.account")} hint={t("withdraw.accountHint")} />;
}
