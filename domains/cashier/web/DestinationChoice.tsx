import { RadioGroup, TextField } from "@baize/platform-web";
import type { WithdrawalOptionsView } from "../contract/schemas.ts";
import { isLeftForSending } from "./left-for-sending.ts";
import { useCashierTexts } from "./texts.ts";
import { useEarlyTyping } from "./use-early-typing.ts";

export type Method = WithdrawalOptionsView["methods"][number];

type Props = {
	method: Method;
	destination: string;
	onDestination(destination: string): void;
	onLeave(): void;
	error: string | undefined;
};

/** A card is one of those that money came from; a bank account is typed. */
export function DestinationChoice({ method, destination, onDestination, onLeave, error }: Props) {
	const t = useCashierTexts();
	const field = useEarlyTyping(onDestination);
	if (method.method === "card") {
		return (
			<RadioGroup
				name="card"
				label={t("withdraw.card")}
				choices={method.destinations.map((card) => ({ value: card.destination, label: card.label }))}
				value={destination}
				onValue={onDestination}
			/>
		);
	}
	return (
		<TextField
			ref={field}
			id="account"
			name="account"
			label={t("withdraw.account")}
			hint={t("withdraw.accountHint")}
			error={error}
			value={destination}
			onChange={(event) => onDestination(event.target.value)}
			onBlur={(event) => isLeftForSending(event) || onLeave()}
			autoComplete="off"
			autoCapitalize="characters"
			spellCheck={false}
			maxLength={64}
			dir="ltr"
			required
		/>
	);
}
