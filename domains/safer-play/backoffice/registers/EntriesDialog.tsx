import { FormDialog, useReason } from "@baize/platform-backoffice";
import { DialogContentText, TextField } from "@mui/material";
import { useRef, useState } from "react";
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

/** People as a table, one per line, and the reason, which goes to the audit log. */
export function EntriesDialog({ act, register, isPending, onClose, onDone }: Props) {
	const t = useTranslate();
	const table = useRef<HTMLTextAreaElement>(null);
	const reason = useReason();
	const [text, setText] = useState("");
	const [isErrorShown, setErrorShown] = useState(false);
	const reading = readEntries(text);
	const problem = problemOf(reading);

	function problemOf(read: Reading): string | undefined {
		if (read.wrongLines.length > 0)
			return t("registers.wrongLines", { lines: read.wrongLines.slice(0, 10).join(", ") });
		if (isTooMany(read)) return t("registers.tooMany", { max: MAX_REGISTER_ENTRIES });
		return read.entries.length === 0 ? t("registers.missing") : undefined;
	}

	function submit(): void {
		setErrorShown(true);
		const given = reason.read();
		if (problem) table.current?.focus();
		else if (given === undefined) reason.focus();
		else onDone(reading.entries, given);
	}

	return (
		<FormDialog
			title={t(`registers.${act}To`, { register })}
			submit={t(`registers.${act}`)}
			size="md"
			isPending={isPending}
			onClose={onClose}
			onSubmit={submit}
		>
			<DialogContentText sx={{ mb: 2 }}>{t("registers.columns")}</DialogContentText>
			<TextField
				inputRef={table}
				fullWidth
				required
				multiline
				minRows={6}
				maxRows={14}
				label={t("registers.people")}
				helperText={isErrorShown && problem ? problem : t("registers.count", { smart_count: reading.entries.length })}
				error={isErrorShown && problem !== undefined}
				value={text}
				onChange={(event) => setText(event.target.value)}
				slotProps={{ htmlInput: { spellCheck: false, dir: "ltr" } }}
				sx={{ mb: 2 }}
			/>
			<TextField {...reason.field} />
		</FormDialog>
	);
}
