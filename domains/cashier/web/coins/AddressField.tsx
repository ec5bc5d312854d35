import { TextField, type TextFieldProps } from "@baize/platform-web";
import { readCoinAddress } from "../../contract/coins/coin-address.ts";
import { useCoinTexts } from "./texts.ts";

const TONES = {
	short: "text-ink-muted",
	wrong: "text-warning-ink",
	later: "text-warning-ink",
	right: "text-success-ink",
};

type Props = Omit<TextFieldProps, "value" | "onChange" | "label" | "hint"> & {
	value: string;
	onText(text: string): void;
};

/** The address of a wallet, checked while it is typed or after it was pasted; nothing is refused or cut on the way in. */
export function AddressField({ value, onText, ...field }: Props) {
	const t = useCoinTexts();
	const reading = readCoinAddress(value);
	return (
		<div className="grid gap-1.5">
			<TextField
				{...field}
				label={t("address")}
				hint={t("hint")}
				value={value}
				onChange={({ target }) => onText(target.value)}
				className="tabular"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				dir="ltr"
			/>
			<p role="status" className="text-sm empty:hidden">
				{reading && <span className={TONES[reading]}>{t(`status.${reading}`)}</span>}
			</p>
		</div>
	);
}
