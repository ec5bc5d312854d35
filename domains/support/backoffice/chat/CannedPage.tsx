import { DEFAULT_LOCALE, LOCALES, type Locale } from "@baize/kernel/locale";
import { FormDialog, Pairs, Panel, RecordLayout, useCan, useChange, useFormats } from "@baize/platform-backoffice";
import { Button, FormHelperText, MenuItem, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { useRedirect } from "react-admin";
import {
	addCannedAnswer,
	type CannedAnswer,
	changeCannedAnswer,
	removeCannedAnswer,
} from "../../contract/chat/canned-calls.ts";
import { MAX_CHAT_TEXT } from "../../contract/chat/schemas.ts";

type Written = Pick<CannedAnswer, "title" | "text" | "language">;

/** The button above the list. */
export function AddCanned() {
	const { t } = useFormats();
	const may = useCan();
	const [isOpen, setOpen] = useState(false);
	const { run, isPending } = useChange(addCannedAnswer, { done: "cannedAnswers.added" });
	if (!may(addCannedAnswer)) return null;
	return (
		<>
			<Button variant="contained" onClick={() => setOpen(true)}>
				{t("cannedAnswers.add")}
			</Button>
			{isOpen && (
				<Form
					title={t("cannedAnswers.add")}
					isPending={isPending}
					onClose={() => setOpen(false)}
					onWritten={(body) => void run({ body }).then((isDone) => isDone && setOpen(false))}
				/>
			)}
		</>
	);
}

/** One answer that was written ahead, to be written anew or removed. */
export function CannedPage({ record }: { record: CannedAnswer }) {
	const { t, time } = useFormats();
	const { id: answer, title, text, language, changedByName, changedAtMs } = record;
	return (
		<RecordLayout title={title} head={<Acts record={record} key={answer} />}>
			<Panel title={t("cannedAnswers.text")}>
				<Typography dir="auto" lang={language} sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
					{text}
				</Typography>
			</Panel>
			<Panel title={t("cannedAnswers.about")}>
				<Pairs
					pairs={[
						[t("cannedAnswers.language"), t(`contactMessages.languages.${language}`)],
						[t("cannedAnswers.changed"), t("cannedAnswers.by", { name: changedByName, time: time(changedAtMs) })],
					]}
				/>
			</Panel>
		</RecordLayout>
	);
}

function Acts({ record }: { record: CannedAnswer }) {
	const { t } = useFormats();
	const may = useCan();
	const redirect = useRedirect();
	const [isOpen, setOpen] = useState(false);
	const changing = useChange(changeCannedAnswer, { done: "cannedAnswers.done" });
	const removing = useChange(removeCannedAnswer, { done: "cannedAnswers.removed" });
	if (!may(changeCannedAnswer)) return null;
	const params = { answer: record.id };
	return (
		<Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
			<Button variant="contained" onClick={() => setOpen(true)}>
				{t("cannedAnswers.change")}
			</Button>
			<Button
				variant="outlined"
				color="error"
				disabled={removing.isPending}
				onClick={() => void removing.run({ params }).then((isDone) => isDone && redirect("list", "cannedAnswers"))}
			>
				{t("cannedAnswers.remove")}
			</Button>
			{isOpen && (
				<Form
					title={t("cannedAnswers.change")}
					start={record}
					isPending={changing.isPending}
					onClose={() => setOpen(false)}
					onWritten={(body) => void changing.run({ params, body }).then((isDone) => isDone && setOpen(false))}
				/>
			)}
		</Stack>
	);
}

type FormProps = {
	title: string;
	start?: Written;
	isPending: boolean;
	onClose(): void;
	onWritten(written: Written): void;
};

function Form({ title, start, isPending, onClose, onWritten }: FormProps) {
	const { t } = useFormats();
	const [isMissing, setMissing] = useState(false);
	function submit(form: FormData): void {
		const read = (name: keyof Written): string => String(form.get(name) ?? "").trim();
		const written = { title: read("title"), text: read("text"), language: read("language") as Locale };
		const isWhole = written.title !== "" && written.text !== "";
		setMissing(!isWhole);
		if (isWhole) onWritten(written);
	}
	return (
		<FormDialog
			title={title}
			submit={t("cannedAnswers.save")}
			isPending={isPending}
			onClose={onClose}
			onSubmit={submit}
		>
			<Stack spacing={2} sx={{ pt: 1 }}>
				<TextField
					name="title"
					label={t("cannedAnswers.title")}
					defaultValue={start?.title ?? ""}
					required
					slotProps={{ htmlInput: { maxLength: 80 } }}
				/>
				<TextField
					name="language"
					label={t("cannedAnswers.language")}
					defaultValue={start?.language ?? DEFAULT_LOCALE}
					select
				>
					{LOCALES.map((locale) => (
						<MenuItem key={locale} value={locale}>
							{t(`contactMessages.languages.${locale}`)}
						</MenuItem>
					))}
				</TextField>
				<TextField
					name="text"
					label={t("cannedAnswers.text")}
					defaultValue={start?.text ?? ""}
					required
					multiline
					minRows={5}
					slotProps={{ htmlInput: { maxLength: MAX_CHAT_TEXT, dir: "auto" } }}
				/>
				<FormHelperText error role="alert">
					{isMissing && t("cannedAnswers.missing")}
				</FormHelperText>
			</Stack>
		</FormDialog>
	);
}
