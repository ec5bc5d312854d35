import { Panel, useCan, useChange, useFormats } from "@baize/platform-backoffice";
import { Button, Stack, TextField } from "@mui/material";
import { type FormEvent, useState } from "react";
import { answerContactMessage, type ContactRecord, MAX_CONTACT_TEXT } from "../contract/index.ts";

/** The answer, which goes out by e-mail. What was typed stays until it is sent. */
export function AnswerForm({ record: { id, language } }: { record: ContactRecord }) {
	const { t } = useFormats();
	const may = useCan();
	const [text, write] = useState("");
	const [isMissing, setMissing] = useState(false);
	const { run, isPending } = useChange(answerContactMessage, { done: "contactMessages.sent" });
	if (!may(answerContactMessage)) return null;

	function submit(event: FormEvent): void {
		event.preventDefault();
		setMissing(text.trim() === "");
		if (text.trim() !== "") void run({ params: { message: id }, body: { text } });
	}

	return (
		<Panel title={t("contactMessages.write")}>
			<Stack component="form" spacing={2} noValidate onSubmit={submit}>
				<TextField
					label={t("contactMessages.write")}
					value={text}
					onChange={(event) => write(event.target.value)}
					error={isMissing}
					helperText={t(isMissing ? "contactMessages.missing" : "contactMessages.writeHint", {
						language: t(`contactMessages.languages.${language}`),
					})}
					multiline
					minRows={5}
					required
					slotProps={{ htmlInput: { maxLength: MAX_CONTACT_TEXT, dir: "auto" } }}
				/>
				<Button type="submit" variant="contained" disabled={isPending} sx={{ alignSelf: "start" }}>
					{t("contactMessages.send")}
				</Button>
			</Stack>
		</Panel>
	);
}
