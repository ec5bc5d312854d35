import { parseAmount } from "@baize/kernel/money";
import { FormDialog, useCan, useChange, useFormats } from "@baize/platform-backoffice";
import { Button, FormHelperText, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { enterBankReceipt } from "../../contract/index.ts";

const FIELDS = ["provider", "bankReference", "bookedOn", "currency", "amount", "payer", "text"] as const;
const HINTED: ReadonlySet<string> = new Set(["provider", "bookedOn", "currency", "text"]);

/** Enters a line of the bank's statement. */
export function EnterReceipt() {
	const { t } = useFormats();
	const may = useCan();
	const [isOpen, setOpen] = useState(false);
	const [isWrong, setWrong] = useState(false);
	const { run, isPending } = useChange(enterBankReceipt, { done: "receipts.enter.done" });
	if (!may(enterBankReceipt)) return null;

	function submit(form: FormData): void {
		const read = (name: (typeof FIELDS)[number]): string => String(form.get(name) ?? "").trim();
		const currency = read("currency").toUpperCase();
		const minor = parseAmount(read("amount"), currency);
		const isWhole = minor !== null && minor > 0n && /^\d{4}-\d{2}-\d{2}$/.test(read("bookedOn"));
		setWrong(!isWhole);
		if (!isWhole) return;
		const body = {
			provider: read("provider"),
			bankReference: read("bankReference"),
			bookedOn: read("bookedOn"),
			currency,
			amountMinor: Number(minor),
			payer: read("payer"),
			text: read("text"),
		};
		void run({ body }).then((isDone) => isDone && setOpen(false));
	}

	return (
		<>
			<Button variant="contained" onClick={() => setOpen(true)}>
				{t("receipts.enter.open")}
			</Button>
			{isOpen && (
				<FormDialog
					title={t("receipts.enter.title")}
					submit={t("receipts.enter.submit")}
					isPending={isPending}
					onClose={() => setOpen(false)}
					onSubmit={submit}
				>
					<Stack spacing={2} sx={{ pt: 1 }}>
						{FIELDS.map((name) => (
							<TextField
								key={name}
								name={name}
								label={t(`receipts.enter.fields.${name}`)}
								helperText={HINTED.has(name) ? t(`receipts.enter.hints.${name}`) : undefined}
								required={name !== "text"}
								fullWidth
							/>
						))}
						<FormHelperText error role="alert">
							{isWrong && t("receipts.enter.wrong")}
						</FormHelperText>
					</Stack>
				</FormDialog>
			)}
		</>
	);
}
