import { RadioGroup } from "@baize/platform-web";
import type { WithdrawalOptionsView } from "../../contract/schemas.ts";
import { AccountField } from "../bank-accounts/AccountField.tsx";
import { isBlurToSubmit } from "../is-blur-to-submit.ts";
import { useCashierTexts } from "../texts.ts";

export type Method = WithdrawalOptionsView["methods"][number];

type Props = {
	method: Method;
	/** One of the method's destinations; empty for an account that is typed. */
	chosen: string;
	onChoice(destination: string): void;
	typed: string;
	onTyped(account: string): void;
	onLeave(): void;
	error: string | undefined;
};

/** A card must be one that money came from; a bank account is saved in the profile, or typed. */
export function DestinationChoice({ method: { method, destinations }, chosen, onChoice, ...account }: Props) {
	const t = useCashierTexts();
	const isCard = method === "card";
	const choices = destinations.map(({ destination, label }) => ({ value: destination, label }));
	return (
		<>
			{choices.length > 0 && (
				<RadioGroup
					name={isCard ? "card" : "saved-account"}
					label={t(isCard ? "withdraw.card" : "withdraw.keptAccount")}
					choices={isCard ? choices : [...choices, { value: "", label: t("withdraw.otherAccount") }]}
					value={chosen}
					onValue={onChoice}
				/>
			)}
			{!isCard && chosen === "" && <TypedAccount {...account} />}
		</>
	);
}

function TypedAccount({ typed, onTyped, onLeave, error }: Pick<Props, "typed" | "onTyped" | "onLeave" | "error">) {
	const t = useCashierTexts();
	return (
		<AccountField
			id="account"
			name="account"
			label={t("withdraw.account")}
			hint={t("withdraw.accountHint")}
			error={error}
			value={typed}
			onText={onTyped}
			onBlur={(event) => isBlurToSubmit(event) || onLeave()}
			required
		/>
	);
}
