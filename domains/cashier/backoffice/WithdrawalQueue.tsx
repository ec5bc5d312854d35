import { Box, Chip, Stack, Typography } from "@mui/material";
import type { MouseEvent } from "react";
import { DataTable, Link, List, SelectInput, TextInput, useCreatePath, useTranslate } from "react-admin";
import { type QueuedWithdrawalView, WITHDRAWAL_STATES } from "../contract/index.ts";
import { useFormats } from "./format.ts";
import { useHoldText } from "./HoldCard.tsx";
import { StateChip } from "./StateChip.tsx";

const REFRESH_MS = 10_000;

/**
 * Withdrawals that wait for a decision, the longest waiting first; other states by the filter. It refreshes by itself.
 */
export function WithdrawalQueue() {
	const t = useTranslate();
	return (
		<>
			<title>{t("cashier.queue.title")}</title>
			<Typography component="h1" variant="h5" sx={{ mt: 2 }}>
				{t("cashier.queue.title")}
			</Typography>
			<List
				title={false}
				actions={false}
				filters={FILTERS}
				filterDefaultValues={{ state: "requested" }}
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
		emptyText="cashier.queue.allStates"
		choices={WITHDRAWAL_STATES.filter((state) => state !== "refused").map((id) => ({
			id,
			name: `cashier.states.${id}`,
		}))}
	/>,
	<TextInput key="player" source="player" label="cashier.page.playerId" alwaysOn resettable />,
];

function QueueTable() {
	const { money, time } = useFormats();
	const t = useTranslate();
	return (
		<DataTable<QueuedWithdrawalView> bulkActionButtons={false} rowClick="show" size="small">
			<DataTable.Col source="createdAtMs" disableSort render={(row: QueuedWithdrawalView) => <OpenLink row={row} />} />
			<DataTable.Col source="playerName" disableSort render={({ playerName, playerId }) => playerName ?? playerId} />
			<DataTable.Col
				source="amountMinor"
				align="right"
				disableSort
				render={({ amountMinor, currency }) => <Figures>{money(amountMinor, currency)}</Figures>}
			/>
			<DataTable.Col
				source="destination"
				disableSort
				render={({ method, destination }) => `${t(`cashier.methods.${method}`)} ${destination}`}
			/>
			<DataTable.Col source="state" disableSort render={(row: QueuedWithdrawalView) => <StateAndHold row={row} />} />
			<DataTable.Col
				source="nextStepByMs"
				disableSort
				render={({ nextStepByMs }) => nextStepByMs && <Due atMs={nextStepByMs} text={time(nextStepByMs)} />}
			/>
		</DataTable>
	);
}

// The row opens by mouse; the link in it by keyboard, and in a new tab.
function OpenLink({ row }: { row: QueuedWithdrawalView }) {
	const t = useTranslate();
	const { time } = useFormats();
	const pathOf = useCreatePath();
	const label = t("cashier.queue.open", { player: row.playerName ?? row.playerId });
	return (
		<Link
			to={pathOf({ resource: "withdrawals", type: "show", id: row.id })}
			onClick={(event: MouseEvent) => event.stopPropagation()}
			aria-label={`${label}, ${time(row.createdAtMs)}`}
		>
			{time(row.createdAtMs)}
		</Link>
	);
}

function StateAndHold({ row: { state, hold } }: { row: QueuedWithdrawalView }) {
	const holdText = useHoldText();
	return (
		<Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 0.5 }}>
			<StateChip state={state} />
			{hold && <Chip size="small" variant="outlined" color="warning" label={holdText(hold)} />}
		</Stack>
	);
}

const Figures = ({ children }: { children: string }) => (
	<Box component="span" sx={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}>
		{children}
	</Box>
);

function Due({ atMs, text }: { atMs: number; text: string }) {
	const t = useTranslate();
	if (atMs > Date.now()) return text;
	return (
		<Stack component="span" direction="row" spacing={1} sx={{ color: "warning.main" }}>
			<strong>{t("cashier.queue.overdue")}</strong>
			<span>{text}</span>
		</Stack>
	);
}
