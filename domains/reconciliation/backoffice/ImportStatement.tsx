import { FormDialog, useCan, useChange } from "@baize/platform-backoffice";
import { Alert, Button, DialogContentText, TextField } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { importStatement } from "../contract/index.ts";

const PROVIDER = /^[a-zA-Z0-9._-]{1,60}$/;
const PROBLEM_TEXTS = { problem: "reconciliation.problems" };

/** The button that opens the form. */
export function ImportStatement() {
	const t = useTranslate();
	const may = useCan();
	const [isOpen, setOpen] = useState(false);
	if (!may(importStatement)) return null;
	return (
		<>
			<Button variant="outlined" onClick={() => setOpen(true)}>
				{t("reconciliation.import.open")}
			</Button>
			{isOpen && <ImportDialog onClose={() => setOpen(false)} />}
		</>
	);
}

/** What is wrong with a file stays in the dialog, so that another one can be chosen. */
function ImportDialog({ onClose }: { onClose(): void }) {
	const t = useTranslate();
	const [isIncomplete, setIncomplete] = useState(false);
	const { run, isPending, problem } = useChange(importStatement, {
		done: ({ lines, open }) => ["reconciliation.import.done", { lines, open }],
		detailTexts: PROBLEM_TEXTS,
		refusals: "returned",
	});

	async function submit(form: FormData): Promise<void> {
		const file = form.get("file");
		const provider = String(form.get("provider") ?? "").trim();
		const isComplete = PROVIDER.test(provider) && file instanceof File && file.size > 0;
		setIncomplete(!isComplete);
		if (!isComplete) return;
		const format = /\.xml$/i.test(file.name) ? "camt053" : "csv";
		const text = await file.text();
		if (await run({ body: { provider, format, fileName: file.name, text } })) onClose();
	}

	return (
		<FormDialog
			title={t("reconciliation.import.title")}
			submit={t("reconciliation.import.submit")}
			isPending={isPending}
			onClose={onClose}
			onSubmit={(form) => void submit(form)}
		>
			<DialogContentText sx={{ mb: 2 }}>{t("reconciliation.import.text")}</DialogContentText>
			<TextField
				name="provider"
				label={t("reconciliation.import.provider")}
				helperText={t("reconciliation.import.providerHint")}
				required
				fullWidth
				sx={{ mb: 2 }}
			/>
			<TextField
				name="file"
				type="file"
				label={t("reconciliation.import.file")}
				required
				fullWidth
				slotProps={{ inputLabel: { shrink: true }, htmlInput: { accept: ".csv,.xml" } }}
			/>
			{(isIncomplete || problem) && (
				<Alert severity="error" role="alert" sx={{ mt: 2 }}>
					{isIncomplete ? t("reconciliation.import.incomplete") : problem}
				</Alert>
			)}
		</FormDialog>
	);
}
