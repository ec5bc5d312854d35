import { REASON_MAX_LENGTH, REASON_PATTERN } from "@baize/kernel/call";
import { type ChangeEvent, useRef, useState } from "react";
import { useTranslate } from "react-admin";

const RULE = new RegExp(REASON_PATTERN, "u");

/** A reason as it is typed: the props of its field, and the reason once it is one. `hint` says who reads it. */
export function useReason(hint = "office.reason.hint") {
	const t = useTranslate();
	const input = useRef<HTMLTextAreaElement>(null);
	const [text, setText] = useState("");
	const [isWrong, setWrong] = useState(false);
	const reason = text.trim().replaceAll(/\s+/g, " ");

	/** The reason, or undefined, and then the field says so. */
	function read(): string | undefined {
		const isRight = RULE.test(reason);
		setWrong(!isRight);
		return isRight ? reason : undefined;
	}

	const field = {
		inputRef: input,
		label: t("office.reason.label"),
		helperText: t(hint),
		value: text,
		error: isWrong,
		onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value),
		slotProps: { htmlInput: { maxLength: REASON_MAX_LENGTH } },
		multiline: true,
		minRows: 2,
		fullWidth: true,
		required: true,
	};
	return { read, field, focus: () => input.current?.focus() };
}
