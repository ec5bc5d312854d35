import { Typography } from "@mui/material";
import type { MouseEvent } from "react";
import { DataTable, Link, List, TextInput, useCreatePath, useLocale, useTranslate } from "react-admin";
import type { FoundPlayer } from "../contract/index.ts";
import { StatusChip } from "./StatusChip.tsx";

/** Players by the beginning of their e-mail or name, or by id; newest first. */
export function PlayerList() {
	const t = useTranslate();
	return (
		<>
			<title>{t("people.title")}</title>
			<Typography component="h1" variant="h5" sx={{ mt: 2 }}>
				{t("people.title")}
			</Typography>
			<List title={false} actions={false} filters={FILTERS} exporter={false} perPage={25} empty={false}>
				<PlayerTable />
			</List>
		</>
	);
}

const FILTERS = [<TextInput key="search" source="search" label="people.search" alwaysOn resettable />];

function PlayerTable() {
	const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: "medium" });
	return (
		<DataTable<FoundPlayer> bulkActionButtons={false} rowClick="show" size="small">
			<DataTable.Col source="displayName" disableSort render={(row: FoundPlayer) => <OpenLink row={row} />} />
			<DataTable.Col source="email" disableSort />
			<DataTable.Col source="country" disableSort render={({ subdivision, country }) => `${subdivision}, ${country}`} />
			<DataTable.Col source="currency" disableSort />
			<DataTable.Col source="status" disableSort render={({ status }) => <StatusChip status={status} />} />
			<DataTable.Col source="memberSinceMs" disableSort render={({ memberSinceMs }) => date.format(memberSinceMs)} />
		</DataTable>
	);
}

// The row opens by mouse; the link in it by keyboard, and in a new tab.
function OpenLink({ row: { id, displayName } }: { row: FoundPlayer }) {
	const t = useTranslate();
	const pathOf = useCreatePath();
	return (
		<Link
			to={pathOf({ resource: "players", type: "show", id })}
			onClick={(event: MouseEvent) => event.stopPropagation()}
			aria-label={t("people.open", { player: displayName })}
		>
			{displayName}
		</Link>
	);
}
