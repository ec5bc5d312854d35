import { formatMoney } from "@baize/kernel/money";
import { Box, Typography } from "@mui/material";
import { DataTable, List, TextInput, useLocale, useTranslate } from "react-admin";
import type { AuditEntry } from "../contract/index.ts";

/** Who did what, newest first. Entries never change, so there are no actions. */
export function AuditLog() {
	const t = useTranslate();
	return (
		<>
			<title>{t("audit.title")}</title>
			<Typography component="h1" variant="h5" sx={{ mt: 2 }}>
				{t("audit.title")}
			</Typography>
			<List title={false} actions={false} filters={FILTERS} exporter={false} perPage={50} empty={false}>
				{/*
				 * Wider than a phone: the table scrolls in its frame, also by keyboard, so that the page keeps the screen's
				 * width.
				 */}
				<Box component="section" aria-label={t("audit.title")} tabIndex={0} sx={{ overflowX: "auto" }}>
					<LogTable />
				</Box>
			</List>
		</>
	);
}

const FILTERS = [
	<TextInput key="action" source="action" helperText="audit.actionHint" alwaysOn resettable />,
	<TextInput key="actorId" source="actorId" label="audit.doneBy" alwaysOn resettable />,
	<TextInput key="playerId" source="playerId" label="audit.player" alwaysOn resettable />,
];

function LogTable() {
	const t = useTranslate();
	const time = new Intl.DateTimeFormat(useLocale(), { dateStyle: "medium", timeStyle: "medium", hourCycle: "h23" });
	return (
		<DataTable<AuditEntry> bulkActionButtons={false} rowClick={false} size="small">
			<DataTable.Col
				source="at"
				disableSort
				render={({ at }) => <Box sx={{ whiteSpace: "nowrap" }}>{time.format(new Date(at))}</Box>}
			/>
			<DataTable.Col source="action" disableSort />
			<DataTable.Col
				source="actorId"
				disableSort
				render={({ actorId, actor, actorName }) =>
					actorId ? <Person id={actorId} named={actor} /> : actorName ? t(`audit.actors.${actorName}`) : t("audit.site")
				}
			/>
			<DataTable.Col
				source="playerId"
				disableSort
				render={({ playerId, player }) => playerId && <Person id={playerId} named={player} />}
			/>
			<DataTable.Col source="target" disableSort />
			<DataTable.Col source="details" disableSort render={({ details }) => <Details details={details} />} />
			<DataTable.Col source="ip" disableSort />
		</DataTable>
	);
}

/** By name and e-mail; below in small the id, by which the log can be searched. */
function Person({ id, named }: { id: string; named: AuditEntry["actor"] }) {
	return (
		<Box sx={{ minWidth: "11rem", overflowWrap: "anywhere" }}>
			{named && (
				<>
					<div>{named.name}</div>
					{named.email !== named.name && <Box sx={{ color: "text.secondary" }}>{named.email}</Box>}
				</>
			)}
			<Box sx={{ color: "text.secondary", fontSize: "0.75rem", fontVariantNumeric: "tabular-nums" }}>{id}</Box>
		</Box>
	);
}

function Details({ details }: { details: AuditEntry["details"] }) {
	const locale = useLocale() ?? "en";
	return (
		<Box component="span" sx={{ fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" }}>
			{Object.entries(withAmount(details, locale))
				.map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
				.join(" · ")}
		</Box>
	);
}

/** An amount is stored in minor units beside its currency; show the two as one. */
function withAmount(details: AuditEntry["details"], locale: string): AuditEntry["details"] {
	const { amountMinor, currency, ...others } = details;
	if (typeof amountMinor !== "number" || typeof currency !== "string") return details;
	return { amount: formatMoney(amountMinor, currency, locale), ...others };
}
