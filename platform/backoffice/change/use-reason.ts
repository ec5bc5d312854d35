import { type ChangeEvent, useRef, useState } from "react";
import { useTranslate } from "react-admin";

const MIN_LENGTH = 3;
const MAX_LENGTH = 300;

export type ReasonOptions = {
	/** The text that says who reads the reason. */
	hint?: string | undefined;
	maxLength?: number | undefined;
};

/** A reason as it is typed: the props of its field, and the reason once it is long enough. */
export function useReason({ hint = "office.reason.hint", maxLength = MAX_LENGTH }: ReasonOptions = {}) {
	const t = useTranslate();
	const input = useRef<HTMLTextAreaElement>(null);
	const [text, setText] = useState("");
	const [isWrong, setWrong] = useState(false);
	const reason = text.trim().replaceAll(/\s+/g, " ");

	/** The reason, or undefined, and then the field says so. */
	function read(): string | undefined {
		setWrong(reason.length < MIN_LENGTH);
		return reason.length < MIN_LENGTH ? undefined : reason;
	}

	const field = {
		inputRef: input,
		label: t("office.reason.label"),
		helperText: t(hint),
		value: text,
		error: isWrong,
		onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value),
		slotProps: { htmlInput: { maxLength } },
		multiline: true,
		minRows: 2,
		fullWidth: true,
		required: true,
	};
	return { read, field, focus: () => input.current?.focus() };
}
