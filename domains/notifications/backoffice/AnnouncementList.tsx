import { Box, Button, Chip, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { DataTable, List, useLocale, usePermissions, useTranslate } from "react-admin";
import { ANNOUNCEMENTS_ROLE, type Announcement, LETTERS_ROLE } from "../contract/index.ts";
import { ComposeDialog } from "./ComposeDialog.tsx";

const REFRESH_MS = 10_000;

/** What operators have written, newest first, with a button to write. The list refreshes by itself. */
export function AnnouncementList() {
	const t = useTranslate();
	const { permissions = [] } = usePermissions<readonly string[]>();
	const [isWriting, setWriting] = useState(false);
	return (
		<>
			<title>{t("announcements.title")}</title>
			<Stack direction="row" sx={{ mt: 2, justifyContent: "space-between", alignItems: "center" }}>
				<Typography component="h1" variant="h5">
					{t("announcements.title")}
				</Typography>
				<Button variant="contained" onClick={() => setWriting(true)}>
					{t("announcements.write")}
				</Button>
			</Stack>
			<Typography color="text.secondary">{t("announcements.intro")}</Typography>
			<List
				title={false}
				actions={false}
				exporter={false}
				perPage={25}
				empty={false}
				queryOptions={{ refetchInterval: REFRESH_MS }}
			>
				{/* Wider than a phone: the table scrolls inside its frame, so that the page keeps the screen's width. */}
				<Box component="section" aria-label={t("announcements.title")} tabIndex={0} sx={{ overflowX: "auto" }}>
					<AnnouncementTable />
				</Box>
			</List>
			{isWriting && (
				<ComposeDialog
					mayWriteToOne={permissions.includes(LETTERS_ROLE)}
					mayWriteToAll={permissions.includes(ANNOUNCEMENTS_ROLE)}
					onClose={() => setWriting(false)}
				/>
			)}
		</>
	);
}

function AnnouncementTable() {
	const t = useTranslate();
	const time = new Intl.DateTimeFormat(useLocale(), { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" });
	return (
		<DataTable<Announcement> bulkActionButtons={false} rowClick={false} size="small">
			<DataTable.Col source="at" disableSort render={({ at }: Announcement) => time.format(new Date(at))} />
			<DataTable.Col source="title" disableSort render={(row: Announcement) => <Title row={row} />} />
			<DataTable.Col
				source="recipient"
				disableSort
				render={({ recipient }: Announcement) => recipient ?? t("announcements.all")}
			/>
			<DataTable.Col
				source="reached"
				align="right"
				disableSort
				render={({ reached, isDone }: Announcement) =>
					isDone ? reached : t("announcements.underWay", { count: reached })
				}
			/>
			<DataTable.Col source="writtenBy" disableSort />
		</DataTable>
	);
}

function Title({ row: { title, byMail, isMarketing } }: { row: Announcement }) {
	const t = useTranslate();
	return (
		<Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
			<span>{title}</span>
			{isMarketing && <Chip size="small" label={t("announcements.offer")} />}
			{byMail && <Chip size="small" variant="outlined" label={t("announcements.byMail")} />}
		</Stack>
	);
}
