import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from "@mui/material";
import { type FormEvent, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { MAX_REGISTER_ENTRIES, type RegisterEntry } from "../../contract/index.ts";
import { isTooMany, type Reading, readEntries } from "./entries.ts";
export type EntriesAct = "add" | "remove";

type Props = {
	act: EntriesAct;
	register: string;
	isPending: boolean;
	onClose(): void;
	onDone(entries: RegisterEntry[], reason: string): void;
};

const MIN_LENGTH = 3;
const MAX_LENGTH = 500;

/** People as a table, one per line, and the reason, which goes to the audit log. */
export function EntriesDialog({ act, register, isPending, onClose, onDone }: Props) {
	const t = useTranslate();
	const table = useRef<HTMLTextAreaElement>(null);
	const why = useRef<HTMLTextAreaElement>(null);
	const [text, setText] = useState("");
	const [reason, setReason] = useState("");
	const [isErrorShown, setErrorShown] = useState(false);
	const reading = readEntries(text);
	const problem = problemOf(reading);
	const isReasonWrong = isErrorShown && reason.trim().length < MIN_LENGTH;

	function problemOf(read: Reading): string | undefined {
		if (read.wrongLines.length > 0)
			return t("registers.wrongLines", { lines: read.wrongLines.slice(0, 10).join(", ") });
		if (isTooMany(read)) return t("registers.tooMany", { max: MAX_REGISTER_ENTRIES });
		return read.entries.length === 0 ? t("registers.missing") : undefined;
	}

	function submit(event: FormEvent): void {
		event.preventDefault();
		setErrorShown(true);
		if (problem) table.current?.focus();
		else if (reason.trim().length < MIN_LENGTH) why.current?.focus();
		else onDone(reading.entries, reason.trim());
	}

	return (
		<Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="entries-title">
			<form onSubmit={submit} noValidate>
				<DialogTitle id="entries-title">{t(`registers.${act}To`, { register })}</DialogTitle>
				<DialogContent>
					<DialogContentText sx={{ mb: 2 }}>{t("registers.columns")}</DialogContentText>
					<TextField
						inputRef={table}
						fullWidth
						required
						multiline
						minRows={6}
						maxRows={14}
						label={t("registers.people")}
						helperText={
							isErrorShown && problem ? problem : t("registers.count", { smart_count: reading.entries.length })
						}
						error={isErrorShown && problem !== undefined}
						value={text}
						onChange={(event) => setText(event.target.value)}
						slotProps={{ htmlInput: { spellCheck: false, dir: "ltr" } }}
						sx={{ mb: 2 }}
					/>
					<TextField
						inputRef={why}
						fullWidth
						required
						multiline
						minRows={2}
						label={t("saferPlay.acts.reason")}
						helperText={t("saferPlay.acts.reasonHint")}
						value={reason}
						error={isReasonWrong}
						slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
						onChange={(event) => setReason(event.target.value)}
					/>
				</DialogContent>
				<DialogActions>
					<Button onClick={onClose}>{t("saferPlay.acts.cancel")}</Button>
					<Button type="submit" variant="contained" disabled={isPending}>
						{t(`registers.${act}`)}
					</Button>
				</DialogActions>
			</form>
		</Dialog>
	);
}
