import { FormDialog, useCan, useChange, useFormats } from "@baize/platform-backoffice";
import { Button, Stack, TextField } from "@mui/material";
import { useState } from "react";
import { type ChatRecord, endChat, handOverChat, takeChat } from "../../contract/chat/office-calls.ts";
import { MAX_CHAT_TEXT } from "../../contract/chat/schemas.ts";

/** What may be done with the chat as it is: take it, hand it over, end it. */
export function Acts({ record: { id: chat, state, takenBy, isTakenByYou } }: { record: ChatRecord }) {
	const { t } = useFormats();
	const may = useCan();
	const taking = useChange(takeChat, { done: "chats.taken" });
	const ending = useChange(endChat, { done: "chats.ended" });
	if (state === "closed" || !may(takeChat)) return null;
	return (
		<Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
			{!isTakenByYou && (
				<Button
					variant="contained"
					disabled={taking.isPending}
					onClick={() => void taking.run({ params: { chat }, body: { from: takenBy } })}
				>
					{t(takenBy === null ? "chats.take" : "chats.takeOver")}
				</Button>
			)}
			{isTakenByYou && <HandOver chat={chat} />}
			{isTakenByYou && (
				<Button variant="outlined" disabled={ending.isPending} onClick={() => void ending.run({ params: { chat } })}>
					{t("chats.end")}
				</Button>
			)}
		</Stack>
	);
}

function HandOver({ chat }: { chat: string }) {
	const { t } = useFormats();
	const [isOpen, setOpen] = useState(false);
	const { run, isPending } = useChange(handOverChat, { done: "chats.handedOver" });

	function submit(form: FormData): void {
		const note = String(form.get("note") ?? "").trim();
		void run({ params: { chat }, body: { note } }).then((isDone) => isDone && setOpen(false));
	}
	return (
		<>
			<Button variant="outlined" onClick={() => setOpen(true)}>
				{t("chats.handOver")}
			</Button>
			{isOpen && (
				<FormDialog
					title={t("chats.handOverTitle")}
					submit={t("chats.handOver")}
					isPending={isPending}
					onClose={() => setOpen(false)}
					onSubmit={submit}
				>
					<TextField
						name="note"
						label={t("chats.handOverNote")}
						helperText={t("chats.handOverHint")}
						multiline
						minRows={3}
						fullWidth
						sx={{ mt: 1 }}
						slotProps={{ htmlInput: { maxLength: MAX_CHAT_TEXT, dir: "auto" } }}
					/>
				</FormDialog>
			)}
		</>
	);
}
