import { TextField, type TextFieldProps } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import { type ChangeEvent, useLayoutEffect, useRef } from "react";
import {
	caretInGrouped,
	groupedAccount,
	type IbanReading,
	readIban,
} from "../../contract/bank-accounts/bank-account.ts";
import { useBankAccountTexts } from "./texts.ts";

type Props = Omit<TextFieldProps, "value" | "onChange"> & { value: string; onText(text: string): void };

/**
 * The number of a bank account. An IBAN is grouped in fours and checked while it is typed or after it was pasted;
 * nothing is ever refused or cut on the way in.
 */
export function AccountField({ value, onText, error, ...field }: Props) {
	const input = useRef<HTMLInputElement>(null);
	const caret = useRef<number>(undefined);
	// Without this the caret would jump to the end when a space is added before it.
	useLayoutEffect(() => {
		if (caret.current === undefined) return;
		input.current?.setSelectionRange(caret.current, caret.current);
		caret.current = undefined;
	});
	function changed({ target }: ChangeEvent<HTMLInputElement>): void {
		const grouped = groupedAccount(target.value);
		if (grouped !== target.value)
			caret.current = caretInGrouped(target.value, target.selectionStart ?? target.value.length, grouped);
		onText(grouped);
	}
	const reading = readIban(value);
	return (
		<div className="grid gap-1.5">
			<TextField
				{...field}
				ref={input}
				value={value}
				onChange={changed}
				error={error}
				className="tabular"
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				dir="ltr"
			/>
			<p role="status" className="text-sm empty:hidden">
				{reading && <IbanHint reading={reading} />}
			</p>
		</div>
	);
}

const TONES = {
	short: "text-ink-muted",
	long: "text-warning-ink",
	wrong: "text-warning-ink",
	right: "text-success-ink",
};

function IbanHint({ reading: { status, country, length, offBy } }: { reading: IbanReading }) {
	const t = useBankAccountTexts();
	const locale = useLocale();
	const name = new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country;
	return (
		<span className={TONES[status]}>
			{t(`iban.${status}`, { country: name, length: String(length), count: offBy })}
		</span>
	);
}
