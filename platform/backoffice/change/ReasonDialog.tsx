import { type ButtonProps, DialogContentText, MenuItem, TextField } from "@mui/material";
import { type ReactNode, useState } from "react";
import { FormDialog } from "./FormDialog.tsx";
import { useReason } from "./use-reason.ts";

type Props = {
	title: string;
	text: string;
	submit: string;
	cancel?: string | undefined;
	color?: ButtonProps["color"];
	/** The text that says who reads the reason, where it is not the audit log alone. */
	hint?: string | undefined;
	/** Where one of several is to be chosen, too. */
	choice?: { label: string; values: readonly { value: string; label: string }[] } | undefined;
	isPending: boolean;
	onClose(): void;
	onReason(reason: string, choice: string): void;
	children?: ReactNode;
};

/** Asks for the reason of a decision, and says what the decision does. */
export function ReasonDialog({ text, hint, choice, onReason, children, ...dialog }: Props) {
	const reason = useReason(hint);
	const [chosen, setChosen] = useState(choice?.values[0]?.value ?? "");

	function submit(): void {
		const given = reason.read();
		if (given === undefined) reason.focus();
		else onReason(given, chosen);
	}

	return (
		<FormDialog {...dialog} onSubmit={submit}>
			<DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
			{children}
			{choice && (
				<TextField
					select
					label={choice.label}
					value={chosen}
					onChange={(event) => setChosen(event.target.value)}
					sx={{ mb: 2 }}
					fullWidth
				>
					{choice.values.map(({ value, label }) => (
						<MenuItem key={value} value={value}>
							{label}
						</MenuItem>
					))}
				</TextField>
			)}
			<TextField {...reason.field} autoFocus />
		</FormDialog>
	);
}
