import { TextField, type TextFieldProps } from "@baize/platform-web";
import { type ChangeEvent, type Ref, useEffect, useRef } from "react";
import { digitsOf } from "./digits.ts";

type Props = Omit<TextFieldProps, "value" | "onChange"> & {
	value: string;
	onCode(code: string): void;
	length: number;
};

/**
 * A number of `length` digits in one field: phones fill it from the SMS, pasted text may contain spaces, and screen
 * readers read one field.
 */
export function CodeField({ value, onCode, length, ref, className = "", ...field }: Props) {
	const own = useRef<HTMLInputElement>(null);
	// Text typed before the page's script had loaded is in the field, but no change event reported it.
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
				setRef(ref, node);
			}}
			value={value}
			onChange={(event: ChangeEvent<HTMLInputElement>) => onCode(digitsOf(event.target.value, length))}
			className={`tabular text-center text-2xl font-semibold tracking-[0.35em] ${className}`.trim()}
		/>
	);
}

function setRef(ref: Ref<HTMLInputElement> | undefined, node: HTMLInputElement | null): void {
	if (typeof ref === "function") ref(node);
	else if (ref) ref.current = node;
}
