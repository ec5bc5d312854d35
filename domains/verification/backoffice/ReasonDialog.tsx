import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from "@mui/material";
import { type FormEvent, useState } from "react";
import { useTranslate } from "react-admin";

const MIN_LENGTH = 3;
const MAX_LENGTH = 300;

type Props = {
	name: "block" | "askAgain";
	isOpen: boolean;
	isPending: boolean;
	onClose(): void;
	onReason(reason: string): void;
};

/** Prompts for the reason, which the player reads. */
export function ReasonDialog({ name, isOpen, isPending, onClose, onReason }: Props) {
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
		<Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={`${name}-title`}>
			<form onSubmit={submit} noValidate>
				<DialogTitle id={`${name}-title`}>{t(`verification.decide.${name}Title`)}</DialogTitle>
				<DialogContent>
					<DialogContentText sx={{ mb: 2 }}>{t(`verification.decide.${name}Text`)}</DialogContentText>
					<TextField
						label={t("verification.decide.reason")}
						helperText={t("verification.decide.reasonHint")}
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
					<Button onClick={onClose}>{t("verification.decide.cancel")}</Button>
					<Button type="submit" variant="contained" color={name === "block" ? "error" : "primary"} disabled={isPending}>
						{t(`verification.decide.${name}`).replace("…", "")}
					</Button>
				</DialogActions>
			</form>
		</Dialog>
	);
}
