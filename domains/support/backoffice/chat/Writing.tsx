import { Panel, useCan, useChange, useFormats, useRead } from "@baize/platform-backoffice";
import { Button, MenuItem, Stack, TextField } from "@mui/material";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { type CannedAnswer, listCannedAnswers } from "../../contract/chat/canned-calls.ts";
import { answerChat, type ChatRecord, noteChat } from "../../contract/chat/office-calls.ts";
import { MAX_CHAT_TEXT } from "../../contract/chat/schemas.ts";

/** Where an operator writes: answers to the person in a chat of their own, notes in any. What was typed stays until it is stored. */
export function Writing({ record }: { record: ChatRecord }) {
	const { t } = useFormats();
	const may = useCan();
	const [text, write] = useState("");
	const answering = useChange(answerChat);
	const noting = useChange(noteChat, { done: "chats.noted" });
	const { isTakenByYou, id: chat } = record;
	if (!may(noteChat)) return null;

	async function send(change: typeof answering | typeof noting): Promise<void> {
		if (text.trim() === "") return;
		if (await change.run((key) => ({ params: { chat }, body: { key, text } }))) write("");
	}
	function submit(event: FormEvent | KeyboardEvent): void {
		event.preventDefault();
		void send(isTakenByYou ? answering : noting);
	}
	const isSubmit = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
		key === "Enter" && !shiftKey && !nativeEvent.isComposing && isTakenByYou;

	return (
		<Panel title={t(isTakenByYou ? "chats.write" : "chats.writeNote")}>
			<Stack component="form" spacing={2} noValidate onSubmit={submit}>
				{isTakenByYou && <Canned language={record.language} onChoose={(answer) => write(answer.text)} />}
				<TextField
					label={t(isTakenByYou ? "chats.answer" : "chats.note")}
					value={text}
					onChange={(event) => write(event.target.value)}
					onKeyDown={(event) => isSubmit(event) && submit(event)}
					helperText={t(isTakenByYou ? "chats.answerHint" : "chats.noteHint")}
					multiline
					minRows={3}
					slotProps={{ htmlInput: { maxLength: MAX_CHAT_TEXT, dir: "auto" } }}
				/>
				<Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
					{isTakenByYou && (
						<Button type="submit" variant="contained" disabled={answering.isPending}>
							{t("chats.send")}
						</Button>
					)}
					<Button
						type={isTakenByYou ? "button" : "submit"}
						variant="outlined"
						disabled={noting.isPending}
						onClick={isTakenByYou ? () => void send(noting) : undefined}
					>
						{t("chats.keepNote")}
					</Button>
				</Stack>
			</Stack>
		</Panel>
	);
}

type CannedProps = { language: string; onChoose(answer: CannedAnswer): void };

/** The answers that were written ahead, those in the person's language first. Choosing one puts it into the field. */
function Canned({ language, onChoose }: CannedProps) {
	const { t } = useFormats();
	const { data, failure } = useRead(listCannedAnswers, {});
	if (failure) return failure;
	const isTheirs = (answer: CannedAnswer): boolean => answer.language === language;
	const all = data?.answers ?? [];
	const answers = [...all.filter(isTheirs), ...all.filter((answer) => !isTheirs(answer))];
	if (answers.length === 0) return null;
	return (
		<TextField
			select
			label={t("chats.canned")}
			value=""
			onChange={({ target }) => {
				const chosen = answers.find(({ id }) => id === target.value);
				if (chosen) onChoose(chosen);
			}}
		>
			{answers.map(({ id, title, language: written }) => (
				<MenuItem key={id} value={id}>
					{t("chats.cannedIn", { title, language: t(`contactMessages.languages.${written}`) })}
				</MenuItem>
			))}
		</TextField>
	);
}
