import {
	Button,
	Dialog,
	DialogActions,
	DialogContent,
	DialogContentText,
	DialogTitle,
	MenuItem,
	TextField,
} from "@mui/material";
import { type FormEvent, useState } from "react";
import { useTranslate } from "react-admin";

const MIN_LENGTH = 3;
const MAX_LENGTH = 500;

type Props = {
	title: string;
	text: string;
	/** If one of several is to be chosen. */
	choices: readonly { value: string; label: string }[];
	isPending: boolean;
	onClose(): void;
	onDone(choice: string, reason: string): void;
};

/** Asks for the choice and the reason, which goes to the audit log. */
export function ReasonDialog({ title, text, choices, isPending, onClose, onDone }: Props) {
	const t = useTranslate();
	const [choice, setChoice] = useState(choices[0]?.value ?? "");
	const [reason, setReason] = useState("");
	const [isWrong, setWrong] = useState(false);

	function submit(event: FormEvent): void {
		event.preventDefault();
		const given = reason.trim();
		setWrong(given.length < MIN_LENGTH);
		if (given.length >= MIN_LENGTH) onDone(choice, given);
	}

	return (
		<Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="reason-title">
			<form onSubmit={submit} noValidate>
				<DialogTitle id="reason-title">{title}</DialogTitle>
				<DialogContent>
					<DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
					{choices.length > 0 && (
						<TextField
							select
							label={t("saferPlay.acts.howLong")}
							value={choice}
							onChange={(event) => setChoice(event.target.value)}
							sx={{ mb: 2 }}
							fullWidth
						>
							{choices.map(({ value, label }) => (
								<MenuItem key={value} value={value}>
									{label}
								</MenuItem>
							))}
						</TextField>
					)}
					<TextField
						label={t("saferPlay.acts.reason")}
						helperText={t("saferPlay.acts.reasonHint")}
						value={reason}
						onChange={(event) => setReason(event.target.value)}
						error={isWrong}
						slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
						multiline
						minRows={3}
						fullWidth
						required
					/>
				</DialogContent>
				<DialogActions>
					<Button onClick={onClose}>{t("saferPlay.acts.cancel")}</Button>
					<Button type="submit" variant="contained" disabled={isPending}>
						{title}
					</Button>
				</DialogActions>
			</form>
		</Dialog>
	);
}
