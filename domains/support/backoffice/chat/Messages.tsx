import { useFormats } from "@baize/platform-backoffice";
import { Box, Typography } from "@mui/material";
import { useEffect, useRef } from "react";
import type { ChatRecord } from "../../contract/chat/office-calls.ts";
import type { ChatMessage } from "../../contract/chat/schemas.ts";

/** All messages and notes. New ones are announced, and it scrolls to them. */
export function Messages({ record: { messages, language } }: { record: ChatRecord }) {
	const { t } = useFormats();
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (ref.current) ref.current.scrollTop = ref.current.scrollHeight;
	}, [messages.length]);
	return (
		<Box
			ref={ref}
			role="log"
			aria-label={t("chats.messages")}
			tabIndex={0}
			sx={{ display: "grid", gap: 1.5, maxHeight: "55vh", overflowY: "auto" }}
		>
			{messages.map((message) => (
				<Message key={message.seq} message={message} language={language} />
			))}
		</Box>
	);
}

const SIDES = { person: "start", operator: "end", note: "stretch" } as const;

function Message({ message: { author, byName, text, atMs }, language }: { message: ChatMessage; language: string }) {
	const { t, time } = useFormats();
	const name = byName ?? t("chats.person");
	return (
		<Box sx={{ justifySelf: SIDES[author], maxWidth: author === "note" ? "100%" : "85%", minWidth: 0 }}>
			<Typography variant="caption" sx={{ color: "text.secondary" }}>
				{author === "note" ? t("chats.noteBy", { name, time: time(atMs) }) : `${name}, ${time(atMs)}`}
			</Typography>
			<Typography
				dir="auto"
				lang={author === "note" ? undefined : language}
				sx={{
					whiteSpace: "pre-wrap",
					overflowWrap: "anywhere",
					px: 1.5,
					py: 1,
					borderRadius: 1,
					border: author === "note" ? "1px dashed" : "1px solid",
					borderColor: "divider",
					backgroundColor: author === "operator" ? "action.selected" : undefined,
				}}
			>
				{text}
			</Typography>
		</Box>
	);
}
