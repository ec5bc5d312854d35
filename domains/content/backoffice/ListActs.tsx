import { FormDialog, useCan, useChange, useFormats } from "@baize/platform-backoffice";
import { Alert, Button, DialogContentText, TextField } from "@mui/material";
import { useState } from "react";
import { exportContent, importContent } from "../contract/index.ts";
import { NewEntry } from "./editor/NewEntry.tsx";

/** What can be done beside the list: a new entry, and all content as a file. */
export function ListActs() {
	const { t } = useFormats();
	const may = useCan();
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			{may(exportContent) && (
				<Button component="a" href={exportContent.path} download>
					{t("entries.file.export")}
				</Button>
			)}
			{may(importContent) && <Button onClick={() => setOpen(true)}>{t("entries.file.open")}</Button>}
			<NewEntry />
			{isOpen && <ImportDialog onClose={() => setOpen(false)} />}
		</>
	);
}

/** What is wrong with a file stays in the dialog, so that another one can be chosen. */
function ImportDialog({ onClose }: { onClose(): void }) {
	const { t } = useFormats();
	const [isMissing, setMissing] = useState(false);
	const { run, isPending, problem } = useChange(importContent, {
		done: ({ drafted, unchanged }) => ["entries.file.done", { drafted, unchanged }],
		refusals: "returned",
	});

	async function submit(form: FormData): Promise<void> {
		const file = form.get("file");
		const isThere = file instanceof File && file.size > 0;
		setMissing(!isThere);
		if (isThere && (await run({ body: { text: await file.text() } }))) onClose();
	}

	return (
		<FormDialog
			title={t("entries.file.title")}
			submit={t("entries.file.submit")}
			isPending={isPending}
			onClose={onClose}
			onSubmit={(form) => void submit(form)}
		>
			<DialogContentText sx={{ mb: 2 }}>{t("entries.file.text")}</DialogContentText>
			<TextField
				name="file"
				type="file"
				label={t("entries.file.file")}
				required
				fullWidth
				slotProps={{ inputLabel: { shrink: true }, htmlInput: { accept: ".ndjson,.jsonl,.json" } }}
			/>
			{(isMissing || problem) && (
				<Alert severity="error" role="alert" sx={{ mt: 2 }}>
					{isMissing ? t("entries.file.missing") : problem}
				</Alert>
			)}
		</FormDialog>
	);
}
