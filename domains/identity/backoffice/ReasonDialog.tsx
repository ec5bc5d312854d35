import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from "@mui/material";
import { type FormEvent, useRef, useState } from "react";
import { useTranslate } from "react-admin";

/** Each has a title, a text and a label for its button. */
export type AccountAction =
	| "disable"
	| "enable"
	| "block"
	| "unblock"
	| "require"
	| "release"
	| "freeze"
	| "unfreeze"
	| "allowAccount"
	| "reveal"
	| "suspend"
	| "resume"
	| "resetFactors"
	| "changeRoles";

const HARSH: readonly AccountAction[] = ["disable", "block", "freeze", "suspend", "resetFactors"];

export const isHarsh = (action: AccountAction): boolean => HARSH.includes(action);

type Props = {
	action: AccountAction;
	/** What the action is about, where its text names it. */
	about?: string | undefined;
	isPending: boolean;
	onClose(): void;
	onReason(reason: string): void;
};

const MIN_LENGTH = 3;
const MAX_LENGTH = 500;

/** Every action on an account needs a reason, which is written to the audit log. */
export function ReasonDialog({ action, about, isPending, onClose, onReason }: Props) {
	const t = useTranslate();
	const field = useRef<HTMLTextAreaElement>(null);
	const [reason, setReason] = useState("");
	const [isWrong, setWrong] = useState(false);

	function submit(event: FormEvent): void {
		event.preventDefault();
		const given = reason.trim().replaceAll(/\s+/g, " ");
		setWrong(given.length < MIN_LENGTH);
		if (given.length >= MIN_LENGTH) onReason(given);
		else field.current?.focus();
	}

	return (
		<Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="reason-title">
			<form onSubmit={submit} noValidate>
				<DialogTitle id="reason-title">{t(`people.actions.${action}Title`)}</DialogTitle>
				<DialogContent>
					<DialogContentText sx={{ mb: 2 }}>{t(`people.actions.${action}Text`, { about })}</DialogContentText>
					<TextField
						autoFocus
						inputRef={field}
						fullWidth
						required
						multiline
						minRows={2}
						label={t("people.actions.reason")}
						helperText={t("people.actions.reasonHint")}
						value={reason}
						error={isWrong}
						slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
						onChange={(event) => setReason(event.target.value)}
					/>
				</DialogContent>
				<DialogActions>
					<Button onClick={onClose}>{t("people.actions.cancel")}</Button>
					<Button type="submit" variant="contained" color={isHarsh(action) ? "error" : "primary"} disabled={isPending}>
						{t(`people.actions.${action}`)}
					</Button>
				</DialogActions>
			</form>
		</Dialog>
	);
}
