import { TextField, type TextFieldProps } from "@baize/platform-web";
import type { ChangeEvent } from "react";
import { digitsOf } from "./digits.ts";

type Props = Omit<TextFieldProps, "value" | "onChange"> & {
	value: string;
	onCode(code: string): void;
	length: number;
};

/**
 * A number of so many digits, in one field: a phone fills it from the SMS, a paste may hold spaces, a reader reads one
 * thing.
 */
export function CodeField({ value, onCode, length, className = "", ...field }: Props) {
	return (
		<TextField
			inputMode="numeric"
			autoComplete="one-time-code"
			enterKeyHint="done"
			dir="ltr"
			{...field}
			value={value}
			onChange={(event: ChangeEvent<HTMLInputElement>) => onCode(digitsOf(event.target.value, length))}
			className={`tabular text-center text-2xl font-semibold tracking-[0.35em] ${className}`.trim()}
		/>
	);
}
