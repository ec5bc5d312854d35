import { Typography } from "@mui/material";
import type { MouseEvent } from "react";
import { DataTable, Link, List, TextInput, useCreatePath, useTranslate } from "react-admin";
import { useFormats } from "./format.ts";

type Row = {
	id: string;
	name: string;
	email: string;
	restriction: string | null;
	untilMs: number | null;
	limits: number;
	changedAtMs: number | null;
};

/** Players with limits or breaks, the latest change first; other players by e-mail or id. */
export function GuardedPlayers() {
	const t = useTranslate();
	return (
		<>
			<title>{t("saferPlay.title")}</title>
			<Typography component="h1" variant="h5" sx={{ mt: 2 }}>
				{t("saferPlay.title")}
			</Typography>
			<List title={false} actions={false} filters={FILTERS} exporter={false} perPage={25} empty={false}>
				<PlayerTable />
			</List>
		</>
	);
}

const FILTERS = [<TextInput key="find" source="find" label="saferPlay.find" alwaysOn resettable />];

function PlayerTable() {
	const t = useTranslate();
	const { time } = useFormats("");
	return (
		<DataTable<Row> bulkActionButtons={false} rowClick="show" size="small">
			<DataTable.Col source="name" disableSort render={(row: Row) => <OpenLink row={row} />} />
			<DataTable.Col source="email" disableSort />
			<DataTable.Col
				source="restriction"
				disableSort
				render={({ restriction, untilMs }: Row) =>
					restriction && `${t(`saferPlay.restrictions.${restriction}`)}, ${time(untilMs)}`
				}
			/>
			<DataTable.Col source="limits" disableSort align="right" />
			<DataTable.Col
				source="changedAtMs"
				disableSort
				render={({ changedAtMs }: Row) => changedAtMs !== null && time(changedAtMs)}
			/>
		</DataTable>
	);
}

// The row opens by mouse; the link in it by keyboard, and in a new tab.
function OpenLink({ row: { id, name } }: { row: Row }) {
	const pathOf = useCreatePath();
	return (
		<Link
			to={pathOf({ resource: "saferPlay", type: "show", id })}
			onClick={(event: MouseEvent) => event.stopPropagation()}
		>
			{name}
		</Link>
	);
}
