import { decimalText } from "@baize/kernel/money";
import { AmountField, PillChoices } from "@baize/platform-web";
import type { LimitsView } from "../../contract/schemas.ts";
import { isBlurToSubmit } from "../is-blur-to-submit.ts";
import { useCashierTexts } from "../texts.ts";
import { useMoneyText } from "../use-formats.ts";

const OTHER = "other";

type Props = {
	currency: string;
	limits: LimitsView;
	text: string;
	onText(text: string): void;
	/** Called on leaving the field, when its error may be shown. */
	onLeave(): void;
	error: string | undefined;
	/** An extra button: the whole balance. */
	allMinor?: number;
};

/** Quick amounts within the limits, and a field for any other amount. */
export function AmountChoice({ currency, limits, text, onText, onLeave, error, allMinor }: Props) {
	const t = useCashierTexts();
	const money = useMoneyText(currency);
	const typed = (minor: number): string => decimalText(BigInt(minor), currency);
	const offered = limits.quickMinor.filter((minor) => minor <= limits.maxMinor && minor !== allMinor);
	const choices = [
		...offered.map((minor) => ({ value: typed(minor), label: money(minor) })),
		...(allMinor === undefined ? [] : [{ value: typed(allMinor), label: t("amount.all") }]),
	];
	const isQuick = choices.some(({ value }) => value === text);
	const range = { minimum: money(limits.minMinor), maximum: money(limits.maxMinor) };
	return (
		<div className="in-pairs grid gap-3">
			{choices.length > 0 && (
				<PillChoices
					label={t("amount.quick")}
					choices={choices}
					value={isQuick ? text : OTHER}
					onValue={(value) => onText(value)}
				/>
			)}
			<AmountField
				id="amount"
				name="amount"
				label={t("amount.label")}
				note={currency}
				hint={t("amount.limits", range)}
				error={error}
				value={text}
				onChange={(event) => onText(event.target.value)}
				onBlur={(event) => isBlurToSubmit(event) || onLeave()}
				required
			/>
		</div>
	);
}
