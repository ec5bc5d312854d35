import type { InputOf, OfficeCall } from "@baize/kernel/call";
import { Button, type ButtonProps } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { useCan } from "../access/can.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";
import { type ChangeOptions, useChange } from "./use-change.ts";

type Props<Spec extends OfficeCall> = {
	call: Spec;
	input(reason: string, choice: string): InputOf<Spec>;
	/** The button has the text of this key; the dialog those of `<text>Title` and `<text>Text`. */
	text: string;
	/** What the dialog's texts name. */
	values?: Record<string, unknown>;
	done?: ChangeOptions<Spec>["done"];
	detailTexts?: ChangeOptions<Spec>["detailTexts"];
	color?: ButtonProps["color"];
	size?: ButtonProps["size"];
	/** A name that distinguishes this button from others with the same text. */
	label?: string | undefined;
	cancel?: string | undefined;
	/** The text that says who reads the reason, where it is not the audit log alone. */
	hint?: string;
	choice?: Parameters<typeof ReasonDialog>[0]["choice"];
	isDisabled?: boolean;
};

/** A button for a change that needs a reason. Operators who may not make the call do not see it. */
export function ReasonAction<Spec extends OfficeCall>({
	call,
	input,
	text,
	values = {},
	done,
	detailTexts,
	color = "primary",
	size,
	label,
	cancel,
	hint,
	choice,
	isDisabled = false,
}: Props<Spec>) {
	const t = useTranslate();
	const may = useCan();
	const [isOpen, setOpen] = useState(false);
	const { run, isPending } = useChange(call, {
		...(done ? { done } : {}),
		...(detailTexts ? { detailTexts } : {}),
	});
	if (!may(call)) return null;
	const close = (): void => setOpen(false);
	const button = t(text, values);
	// A button with an ellipsis opens a dialog; the one in the dialog does what it says.
	const submit = button.replace(/…$/, "");
	return (
		<>
			<Button
				variant="outlined"
				color={color}
				{...(size ? { size } : {})}
				{...(label === undefined ? {} : { "aria-label": label })}
				disabled={isDisabled || isPending}
				onClick={() => setOpen(true)}
			>
				{button}
			</Button>
			{isOpen && (
				<ReasonDialog
					title={t(`${text}Title`, { _: submit, ...values })}
					text={t(`${text}Text`, values)}
					submit={submit}
					cancel={cancel}
					color={color}
					hint={hint}
					choice={choice}
					isPending={isPending}
					onClose={close}
					onReason={(given, chosen) => void run(input(given, chosen)).then(close)}
				/>
			)}
		</>
	);
}
