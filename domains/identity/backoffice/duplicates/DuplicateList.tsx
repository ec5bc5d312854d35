import { Box, Chip, type ChipProps, Stack, Typography } from "@mui/material";
import { DataTable, Link, List, SelectInput, useCreatePath, useTranslate } from "react-admin";
import { DUPLICATE_OUTCOMES, type Duplicate } from "../../contract/index.ts";
import { useTimeText } from "../format.ts";
import { Decision } from "./Decision.tsx";

/**
 * Accounts that may be a second one of the same person: what they have in common, the consequence, and the decision.
 */
export function DuplicateList() {
	const t = useTranslate();
	return (
		<>
			<title>{t("duplicates.title")}</title>
			<Typography component="h1" variant="h5" sx={{ mt: 2 }}>
				{t("duplicates.title")}
			</Typography>
			<Typography color="text.secondary" sx={{ maxWidth: "75ch" }}>
				{t("duplicates.intro")}
			</Typography>
			<List title={false} actions={false} filters={FILTERS} exporter={false} perPage={25} empty={false}>
				{/*
				 * Wider than a phone: the table scrolls inside its frame, also by keyboard, so that the page keeps the screen's
				 * width.
				 */}
				<Box component="section" aria-label={t("duplicates.title")} tabIndex={0} sx={{ overflowX: "auto" }}>
					<DuplicateTable />
				</Box>
			</List>
		</>
	);
}

const FILTERS = [
	<SelectInput
		key="state"
		source="state"
		label="duplicates.state"
		alwaysOn
		emptyText="duplicates.states.open"
		choices={[{ id: "resolved", name: "duplicates.states.resolved" }]}
	/>,
	<SelectInput
		key="outcome"
		source="outcome"
		label="duplicates.outcome"
		alwaysOn
		emptyText="duplicates.anyOutcome"
		choices={DUPLICATE_OUTCOMES.map((id) => ({ id, name: `duplicates.outcomes.${id}` }))}
	/>,
];

function DuplicateTable() {
	const time = useTimeText();
	return (
		<DataTable<Duplicate> bulkActionButtons={false} rowClick={false} size="small">
			<DataTable.Col source="player" disableSort render={({ player }: Duplicate) => <Account of={player} />} />
			<DataTable.Col source="older" disableSort render={(row: Duplicate) => <Older row={row} />} />
			<DataTable.Col source="signals" disableSort render={(row: Duplicate) => <Signals row={row} />} />
			<DataTable.Col source="outcome" disableSort render={(row: Duplicate) => <Outcome row={row} />} />
			<DataTable.Col source="foundAtMs" disableSort render={({ foundAtMs }: Duplicate) => time(foundAtMs)} />
			<DataTable.Col source="resolution" disableSort render={(row: Duplicate) => <Decision duplicate={row} />} />
		</DataTable>
	);
}

function Account({ of: { id, displayName, email, memberSinceMs } }: { of: Duplicate["player"] }) {
	const t = useTranslate();
	const pathOf = useCreatePath();
	const time = useTimeText();
	return (
		<>
			<Link
				to={pathOf({ resource: "players", type: "show", id })}
				aria-label={t("people.open", { player: displayName })}
			>
				{displayName}
			</Link>
			<Typography variant="body2">{email}</Typography>
			<Typography variant="body2" color="text.secondary">
				{t("duplicates.since", { time: time(memberSinceMs) })}
			</Typography>
		</>
	);
}

const STATUS_COLORS: Record<Duplicate["olderStatus"], ChipProps["color"]> = {
	guarded: "error",
	active: "success",
	closed: "default",
};

function Older({ row: { older, olderStatus } }: { row: Duplicate }) {
	const t = useTranslate();
	return (
		<>
			<Account of={older} />
			<Chip
				size="small"
				variant="outlined"
				color={STATUS_COLORS[olderStatus]}
				label={t(`duplicates.standings.${olderStatus}`)}
			/>
		</>
	);
}

/** Only the strongest signals: a full match makes its partial matches redundant. */
const PARTS: Partial<Record<Duplicate["signals"][number], readonly Duplicate["signals"][number][]>> = {
	person: ["nearPerson", "name"],
	phoneAndBirthDate: ["phone"],
};

function Signals({ row: { signals } }: { row: Duplicate }) {
	const t = useTranslate();
	const redundant = new Set(signals.flatMap((kind) => PARTS[kind] ?? []));
	return (
		<Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 0.5, minWidth: 180 }}>
			{signals
				.filter((kind) => !redundant.has(kind))
				.map((kind) => (
					<Chip key={kind} size="small" variant="outlined" label={t(`duplicates.signals.${kind}`)} />
				))}
		</Stack>
	);
}

const OUTCOME_COLORS: Record<Duplicate["outcome"], ChipProps["color"]> = {
	carried: "error",
	held: "warning",
	noted: "default",
};

function Outcome({ row: { outcome } }: { row: Duplicate }) {
	const t = useTranslate();
	return (
		<Chip size="small" color={OUTCOME_COLORS[outcome]} variant="outlined" label={t(`duplicates.outcomes.${outcome}`)} />
	);
}
