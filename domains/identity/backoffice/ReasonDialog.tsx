import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";

type Props = {
	isOpen: boolean;
	isPending: boolean;
	/** The key of title, text and button: "disable". */
	deed: "disable" | "enable";
	onClose(): void;
	onReason(reason: string): void;
};

const MIN_LENGTH = 3;

/** Nothing is done to an account without a reason that stands in the log. */
export function ReasonDialog({ isOpen, isPending, deed, onClose, onReason }: Props) {
	const t = useTranslate();
	const [reason, setReason] = useState("");
	const isGiven = reason.trim().length >= MIN_LENGTH;
	return (
		<Dialog open={isOpen} onClose={onClose} aria-labelledby="reason-title">
			<DialogTitle id="reason-title">{t(`people.actions.${deed}Title`)}</DialogTitle>
			<DialogContent>
				<DialogContentText sx={{ mb: 2 }}>{t(`people.actions.${deed}Text`)}</DialogContentText>
				<TextField
					autoFocus
					fullWidth
					multiline
					minRows={2}
					label={t("people.actions.reason")}
					helperText={t("people.actions.reasonHint")}
					value={reason}
					onChange={(event) => setReason(event.target.value)}
				/>
			</DialogContent>
			<DialogActions>
				<Button onClick={onClose}>{t("people.actions.cancel")}</Button>
				<Button
					variant="contained"
					color={deed === "disable" ? "error" : "primary"}
					disabled={!isGiven || isPending}
					onClick={() => onReason(reason.trim().replaceAll(/\s+/g, " "))}
				>
					{t(`people.actions.${deed}`)}
				</Button>
			</DialogActions>
		</Dialog>
	);
}
