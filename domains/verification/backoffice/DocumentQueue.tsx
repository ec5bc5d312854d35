import { Typography } from "@mui/material";
import type { MouseEvent } from "react";
import { DataTable, Link, List, SelectInput, TextInput, useCreatePath, useTranslate } from "react-admin";
import type { QueuedDocumentView } from "../contract/index.ts";
import { useFormats } from "./format.ts";
import { StateChip } from "./StateChip.tsx";

const REFRESH_MS = 10_000;
const STATES = ["pending", "verified", "invalid", "blocked"] as const satisfies readonly QueuedDocumentView["state"][];

/** Documents that wait for review, the oldest first; other statuses by the filter. The list refreshes by itself. */
export function DocumentQueue() {
	const t = useTranslate();
	return (
		<>
			<title>{t("verification.queue.title")}</title>
			<Typography component="h1" variant="h5" sx={{ mt: 2 }}>
				{t("verification.queue.title")}
			</Typography>
			<List
				title={false}
				actions={false}
				filters={FILTERS}
				filterDefaultValues={{ state: "pending" }}
				queryOptions={{ refetchInterval: REFRESH_MS }}
				exporter={false}
				perPage={25}
				empty={false}
			>
				<QueueTable />
			</List>
		</>
	);
}

const FILTERS = [
	<SelectInput
		key="state"
		source="state"
		alwaysOn
		emptyText="verification.queue.allStates"
		choices={STATES.map((id) => ({ id, name: `verification.states.${id}` }))}
	/>,
	<TextInput key="player" source="player" label="verification.queue.playerId" alwaysOn resettable />,
];

function QueueTable() {
	const t = useTranslate();
	const { country: countryName } = useFormats();
	return (
		<DataTable<QueuedDocumentView> bulkActionButtons={false} rowClick="show" size="small">
			<DataTable.Col source="submittedAtMs" disableSort render={(row: QueuedDocumentView) => <OpenLink row={row} />} />
			<DataTable.Col source="playerName" disableSort render={({ playerName, playerId }) => playerName ?? playerId} />
			<DataTable.Col source="kind" disableSort render={({ kind }) => kind && t(`verification.kinds.${kind}`)} />
			<DataTable.Col source="country" disableSort render={({ country }) => country && countryName(country)} />
			<DataTable.Col source="state" disableSort render={({ state }) => <StateChip state={state} />} />
			<DataTable.Col source="claim" disableSort render={({ claim }) => claim?.operator} />
		</DataTable>
	);
}

// A click opens the row; the link in it works by keyboard and opens in a new tab.
function OpenLink({ row }: { row: QueuedDocumentView }) {
	const t = useTranslate();
	const { time } = useFormats();
	const pathOf = useCreatePath();
	const label = t("verification.queue.open", { player: row.playerName ?? row.playerId });
	return (
		<Link
			to={pathOf({ resource: "documents", type: "show", id: row.id })}
			onClick={(event: MouseEvent) => event.stopPropagation()}
			aria-label={`${label}, ${time(row.submittedAtMs)}`}
		>
			{time(row.submittedAtMs)}
		</Link>
	);
}
