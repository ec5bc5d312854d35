import { Box, Typography } from "@mui/material";
import type { MouseEvent } from "react";
import { DataTable, Link, List, SelectInput, TextInput, useCreatePath, useLocale, useTranslate } from "react-admin";
import { type FoundPlayer, PLAYER_STATUS_FILTERS } from "../contract/index.ts";
import { StatusChips } from "./StatusChips.tsx";

/** Players by the beginning of their e-mail or name, by id, or by status; newest first. */
export function PlayerList() {
	const t = useTranslate();
	return (
		<>
			<title>{t("people.title")}</title>
			<Typography component="h1" variant="h5" sx={{ mt: 2 }}>
				{t("people.title")}
			</Typography>
			<List title={false} actions={false} filters={FILTERS} exporter={false} perPage={25} empty={false}>
				{/*
				 * Wider than a phone: the table scrolls inside its frame, also by keyboard, so that the page keeps the screen's
				 * width.
				 */}
				<Box component="section" aria-label={t("people.title")} tabIndex={0} sx={{ overflowX: "auto" }}>
					<PlayerTable />
				</Box>
			</List>
		</>
	);
}

const FILTERS = [
	<TextInput key="search" source="search" label="people.search" alwaysOn resettable />,
	<SelectInput
		key="standing"
		source="standing"
		label="people.standing"
		alwaysOn
		emptyText="people.anyStanding"
		choices={PLAYER_STATUS_FILTERS.map((id) => ({ id, name: `people.standings.${id}` }))}
	/>,
];

function PlayerTable() {
	const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: "medium" });
	return (
		<DataTable<FoundPlayer> bulkActionButtons={false} rowClick="show" size="small">
			<DataTable.Col source="displayName" disableSort render={(row: FoundPlayer) => <OpenLink row={row} />} />
			<DataTable.Col
				source="status"
				disableSort
				render={({ status, isVerificationBlocked, requiredAction }: FoundPlayer) => (
					<StatusChips {...{ status, requiredAction }} isBlocked={isVerificationBlocked} />
				)}
			/>
			<DataTable.Col source="email" disableSort />
			<DataTable.Col source="country" disableSort render={({ subdivision, country }) => `${subdivision}, ${country}`} />
			<DataTable.Col source="currency" disableSort />
			<DataTable.Col source="memberSinceMs" disableSort render={({ memberSinceMs }) => date.format(memberSinceMs)} />
		</DataTable>
	);
}

// A click opens the row; the link in it works by keyboard and opens in a new tab.
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
