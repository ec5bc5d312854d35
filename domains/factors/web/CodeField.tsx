import { TextField, type TextFieldProps } from "@baize/platform-web";
import { type ChangeEvent, type Ref, useEffect, useRef } from "react";
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
export function CodeField({ value, onCode, length, ref, className = "", ...field }: Props) {
	const own = useRef<HTMLInputElement>(null);
	// What was typed before the page's script had arrived stands in the field, and nobody has heard of it.
	useEffect(() => {
		const typed = own.current?.value;
		if (typed) onCode(digitsOf(typed, length));
	}, []);
	return (
		<TextField
			inputMode="numeric"
			autoComplete="one-time-code"
			enterKeyHint="done"
			dir="ltr"
			{...field}
			ref={(node) => {
				own.current = node;
				tellRef(ref, node);
			}}
			value={value}
			onChange={(event: ChangeEvent<HTMLInputElement>) => onCode(digitsOf(event.target.value, length))}
			className={`tabular text-center text-2xl font-semibold tracking-[0.35em] ${className}`.trim()}
		/>
	);
}

function tellRef(ref: Ref<HTMLInputElement> | undefined, node: HTMLInputElement | null): void {
	if (typeof ref === "function") ref(node);
	else if (ref) ref.current = node;
}
