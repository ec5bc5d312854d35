import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from "@mui/material";
import { type FormEvent, useState } from "react";
import { useTranslate } from "react-admin";

const MIN_LENGTH = 3;
const MAX_LENGTH = 300;

export type ReasonTexts = { title: string; text: string; hint: string; submit: string };

type Props = {
	isOpen: boolean;
	isPending: boolean;
	/** The text keys of this dialog. */
	texts: ReasonTexts;
	color: "error" | "warning";
	onClose(): void;
	onReason(reason: string): void;
};

/** Asks for the reason of a decision. */
export function ReasonDialog({ isOpen, isPending, texts, color, onClose, onReason }: Props) {
	const t = useTranslate();
	const [reason, setReason] = useState("");
	const [isWrong, setWrong] = useState(false);

	function submit(event: FormEvent): void {
		event.preventDefault();
		const given = reason.trim();
		setWrong(given.length < MIN_LENGTH);
		if (given.length >= MIN_LENGTH) onReason(given);
	}

	return (
		<Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="reason-title">
			<form onSubmit={submit} noValidate>
				<DialogTitle id="reason-title">{t(texts.title)}</DialogTitle>
				<DialogContent>
					<DialogContentText sx={{ mb: 2 }}>{t(texts.text)}</DialogContentText>
					<TextField
						label={t("cashier.decide.reason")}
						helperText={t(texts.hint)}
						value={reason}
						onChange={(event) => setReason(event.target.value)}
						error={isWrong}
						slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
						multiline
						minRows={3}
						fullWidth
						required
						autoFocus
					/>
				</DialogContent>
				<DialogActions>
					<Button onClick={onClose}>{t("cashier.decide.cancel")}</Button>
					<Button type="submit" variant="contained" color={color} disabled={isPending}>
						{t(texts.submit)}
					</Button>
				</DialogActions>
			</form>
		</Dialog>
	);
}
