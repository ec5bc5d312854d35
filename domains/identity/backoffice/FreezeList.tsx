import { Box, Typography } from "@mui/material";
import type { MouseEvent } from "react";
import { DataTable, Link, List, useCreatePath, useTranslate } from "react-admin";
import type { FrozenPlayer } from "../contract/index.ts";
import { useTimeText } from "./format.ts";
import { useFreezeCause } from "./PayoutFreeze.tsx";

const REFRESH_MS = 15_000;

/**
 * Players whose payouts are frozen. For each, an operator checks the account, contacts the player and lifts the freeze
 * on the player's page.
 */
export function FreezeList() {
	const t = useTranslate();
	return (
		<>
			<title>{t("people.freezes.title")}</title>
			<Typography component="h1" variant="h5" sx={{ mt: 2 }}>
				{t("people.freezes.title")}
			</Typography>
			<Typography color="text.secondary">{t("people.freezes.what")}</Typography>
			<List
				title={false}
				actions={false}
				exporter={false}
				perPage={25}
				empty={false}
				queryOptions={{ refetchInterval: REFRESH_MS }}
			>
				{/*
				 * Wider than a phone: the table scrolls inside its frame, also by keyboard, so that the page keeps the screen's
				 * width.
				 */}
				<Box component="section" aria-label={t("people.freezes.title")} tabIndex={0} sx={{ overflowX: "auto" }}>
					<FreezeTable />
				</Box>
			</List>
		</>
	);
}

function FreezeTable() {
	const time = useTimeText();
	const causeText = useFreezeCause();
	const pathOf = useCreatePath();
	const fileOf = (id: string) => pathOf({ resource: "players", type: "show", id });
	return (
		<DataTable<FrozenPlayer> bulkActionButtons={false} rowClick={(id) => fileOf(String(id))} size="small">
			<DataTable.Col source="displayName" disableSort render={(row: FrozenPlayer) => <FileLink row={row} />} />
			<DataTable.Col source="email" disableSort />
			<DataTable.Col source="sinceMs" disableSort render={({ freeze }: FrozenPlayer) => time(freeze.sinceMs)} />
			<DataTable.Col source="cause" disableSort render={({ freeze }: FrozenPlayer) => causeText(freeze)} />
		</DataTable>
	);
}

// A click opens the row; the link in it works by keyboard and opens in a new tab.
function FileLink({ row: { id, displayName } }: { row: FrozenPlayer }) {
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
