import { defineResource, timeColumn } from "@baize/platform-backoffice";
import { Chip, Stack } from "@mui/material";
import { IconMail } from "@tabler/icons-react";
import { useTranslate } from "react-admin";
import { type Announcement, listAnnouncements } from "../contract/index.ts";
import { WriteButton } from "./ComposeDialog.tsx";
import { texts } from "./texts.ts";

/** What operators have written, newest first, with a button to write. */
export const announcements = defineResource({
	name: "announcements",
	icon: IconMail,
	texts,
	list: {
		call: listAnnouncements,
		rows: "announcements",
		columns: [
			timeColumn("at"),
			{ id: "title", text: ({ title }) => title, show: (row) => <Title row={row} /> },
			{ id: "recipient", text: ({ recipient }, { t }) => recipient ?? t("announcements.all") },
			{
				id: "reached",
				text: ({ reached, isDone }, { t }) =>
					isDone ? String(reached) : t("announcements.underWay", { count: reached }),
				exported: ({ reached }) => String(reached),
				isNumber: true,
			},
			{ id: "writtenBy", text: ({ writtenBy }) => writtenBy },
		],
		actions: WriteButton,
	},
});

function Title({ row: { title, byMail, isMarketing } }: { row: Announcement }) {
	const t = useTranslate();
	return (
		<Stack direction="row" useFlexGap sx={{ alignItems: "center", flexWrap: "wrap", gap: 1 }}>
			<span>{title}</span>
			{isMarketing && <Chip size="small" label={t("announcements.offer")} />}
			{byMail && <Chip size="small" variant="outlined" label={t("announcements.byMail")} />}
		</Stack>
	);
}
