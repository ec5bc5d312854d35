import { FormDialog, useCan, useChange } from "@baize/platform-backoffice";
import { Alert, Button, DialogContentText, TextField } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { importPayoutReport } from "../../contract/index.ts";

/** The button, and the form that reads the bank's report about a file. */
export function ImportReport({ batch }: { batch: string }) {
	const t = useTranslate();
	const may = useCan();
	const [isOpen, setOpen] = useState(false);
	if (!may(importPayoutReport)) return null;
	return (
		<>
			<Button variant="outlined" onClick={() => setOpen(true)}>
				{t("payoutBatches.acts.report")}
			</Button>
			{isOpen && <ReportDialog batch={batch} onClose={() => setOpen(false)} />}
		</>
	);
}

/** What is wrong with a file stays in the dialog, so that another one can be chosen. */
function ReportDialog({ batch, onClose }: { batch: string; onClose(): void }) {
	const t = useTranslate();
	const [isMissing, setMissing] = useState(false);
	const { run, isPending, problem } = useChange(importPayoutReport, {
		done: "payoutBatches.acts.reported",
		refusals: "returned",
	});
	async function submit(form: FormData): Promise<void> {
		const file = form.get("file");
		const isGiven = file instanceof File && file.size > 0;
		setMissing(!isGiven);
		if (isGiven && (await run({ params: { batch }, body: { text: await file.text() } }))) onClose();
	}
	return (
		<FormDialog
			title={t("payoutBatches.acts.reportTitle")}
			submit={t("payoutBatches.acts.reportSubmit")}
			isPending={isPending}
			onClose={onClose}
			onSubmit={(form) => void submit(form)}
		>
			<DialogContentText sx={{ mb: 2 }}>{t("payoutBatches.acts.reportText")}</DialogContentText>
			<TextField
				name="file"
				type="file"
				label={t("payoutBatches.acts.reportFile")}
				required
				fullWidth
				slotProps={{ inputLabel: { shrink: true }, htmlInput: { accept: ".xml" } }}
			/>
			{(isMissing || problem) && (
				<Alert severity="error" role="alert" sx={{ mt: 2 }}>
					{isMissing ? t("payoutBatches.acts.reportMissing") : problem}
				</Alert>
			)}
		</FormDialog>
	);
}
