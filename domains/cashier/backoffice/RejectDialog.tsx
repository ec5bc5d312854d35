import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from "@mui/material";
import { type FormEvent, useState } from "react";
import { useTranslate } from "react-admin";

const MIN_LENGTH = 3;
const MAX_LENGTH = 300;

type Props = { isOpen: boolean; isPending: boolean; onClose(): void; onReject(reason: string): void };

/** Asks for the reason, which the player reads. */
export function RejectDialog({ isOpen, isPending, onClose, onReject }: Props) {
	const t = useTranslate();
	const [reason, setReason] = useState("");
	const [isWrong, setWrong] = useState(false);

	function submit(event: FormEvent): void {
		event.preventDefault();
		const given = reason.trim();
		setWrong(given.length < MIN_LENGTH);
		if (given.length >= MIN_LENGTH) onReject(given);
	}

	return (
		<Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="reject-title">
			<form onSubmit={submit} noValidate>
				<DialogTitle id="reject-title">{t("cashier.decide.rejectTitle")}</DialogTitle>
				<DialogContent>
					<DialogContentText sx={{ mb: 2 }}>{t("cashier.decide.rejectText")}</DialogContentText>
					<TextField
						label={t("cashier.decide.reason")}
						helperText={t("cashier.decide.reasonHint")}
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
					<Button type="submit" variant="contained" color="error" disabled={isPending}>
						{t("cashier.decide.reject")}
					</Button>
				</DialogActions>
			</form>
		</Dialog>
	);
}
