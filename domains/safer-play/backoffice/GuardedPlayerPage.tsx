import { Reveal } from "@baize/identity/backoffice";
import { Alert, Box, Paper, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link, Show, useCreatePath, useRecordContext, useTranslate } from "react-admin";
import type { GuardedPlayer } from "../contract/index.ts";
import { BreakActions } from "./BreakActions.tsx";
import { useFormats } from "./format.ts";

const REFRESH_MS = 10_000;

/** One player: current limits and breaks, the history, and what an operator may do. */
export function GuardedPlayerPage() {
	return (
		<Show queryOptions={{ refetchInterval: REFRESH_MS }} component="div" title={false} actions={false}>
			<Player />
		</Show>
	);
}

type Props = { player: GuardedPlayer };

function Player() {
	// The first value is the row of the list, which has fewer fields.
	const found = useRecordContext<Partial<GuardedPlayer>>();
	return found?.state ? <WholePlayer player={found as GuardedPlayer} /> : null;
}

function WholePlayer({ player }: Props) {
	const t = useTranslate();
	const pathOf = useCreatePath();
	const { time } = useFormats(player.state.currency);
	const { restriction } = player.state;
	return (
		<>
			<title>{player.name}</title>
			<Typography sx={{ mt: 2 }}>
				<Link to={pathOf({ resource: "saferPlay", type: "list" })}>{t("saferPlay.back")}</Link>
			</Typography>
			<Typography component="h1" variant="h4">
				{player.name}
			</Typography>
			<Typography color="text.secondary">
				{player.email} · {player.id}
			</Typography>
			<Reveal playerId={player.id} />
			<Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", md: "3fr 2fr" }, mt: 2 }}>
				<Stack spacing={2}>
					{restriction && (
						<Alert severity="warning">
							{t(`saferPlay.restrictions.${restriction.kind}`)}, {time(restriction.untilMs)}
						</Alert>
					)}
					<Limits player={player} />
					<Breaks player={player} />
				</Stack>
				<Stack spacing={2}>
					<BreakActions player={player} />
					<History player={player} />
				</Stack>
			</Box>
		</>
	);
}

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
	<Paper variant="outlined" sx={{ p: 2, overflowX: "auto" }}>
		<Typography component="h2" variant="overline">
			{title}
		</Typography>
		{children}
	</Paper>
);

function Limits({ player: { state } }: Props) {
	const t = useTranslate();
	const { amount, time } = useFormats(state.currency);
	const rows = state.limits.filter((row) => row.amount !== null || row.legalMax !== null || row.pending);
	if (rows.length === 0) return <Card title={t("saferPlay.limits")}>{t("saferPlay.noLimits")}</Card>;
	return (
		<Card title={t("saferPlay.limits")}>
			<Table size="small">
				<TableHead>
					<TableRow>
						{["limit", "own", "law", "used", "pending"].map((column) => (
							<TableCell key={column}>{t(`saferPlay.columns.${column}`)}</TableCell>
						))}
					</TableRow>
				</TableHead>
				<TableBody>
					{rows.map(({ kind, window, pending, ...row }) => (
						<TableRow key={`${kind} ${window}`}>
							<TableCell component="th" scope="row">
								{t(`saferPlay.kinds.${kind}`)}, {t(`saferPlay.windows.${window}`)}
							</TableCell>
							<TableCell>{amount(kind, row.amount)}</TableCell>
							<TableCell>{amount(kind, row.legalMax)}</TableCell>
							<TableCell>{row.used === null ? "" : amount(kind, row.used)}</TableCell>
							<TableCell>{pending && `${amount(kind, pending.amount)}, ${time(pending.fromMs)}`}</TableCell>
						</TableRow>
					))}
				</TableBody>
			</Table>
		</Card>
	);
}

function Breaks({ player: { breaks, state } }: Props) {
	const t = useTranslate();
	const { time } = useFormats(state.currency);
	if (breaks.length === 0) return null;
	return (
		<Card title={t("saferPlay.breaks")}>
			{breaks.map(({ breakId, kind, fromMs, untilMs, by, source, reason, endsAtMs }) => (
				<Box key={breakId} sx={{ py: 1 }}>
					<Typography>
						{t(`saferPlay.breakKinds.${kind}`)}: {time(fromMs)} – {time(untilMs)}
						{endsAtMs !== null && ` (${t("saferPlay.ends", { time: time(endsAtMs) })})`}
					</Typography>
					<Typography color="text.secondary">
						{t(`saferPlay.by.${by}`)}
						{source && `, ${t(`saferPlay.sources.${source}`)}`}
						{reason && `: ${reason}`}
					</Typography>
				</Box>
			))}
		</Card>
	);
}

function History({ player: { state } }: Props) {
	const t = useTranslate();
	const { amount, time } = useFormats(state.currency);
	return (
		<Card title={t("saferPlay.history")}>
			{state.history.length === 0 && t("saferPlay.noHistory")}
			{state.history.map((change) => (
				<Box key={change.changeId} sx={{ py: 0.75 }}>
					<Typography>
						{t(`saferPlay.changes.${change.what}`)}
						{change.limit &&
							`: ${t(`saferPlay.kinds.${change.limit.kind}`)}, ${t(`saferPlay.windows.${change.limit.window}`)}, ${amount(change.limit.kind, change.limit.before)} → ${amount(change.limit.kind, change.limit.after)}`}
						{change.realityCheckMs !== undefined && `: ${amount("time", change.realityCheckMs)}`}
						{change.break && `: ${t(`saferPlay.breakKinds.${change.break.kind}`)}, ${time(change.break.untilMs)}`}
					</Typography>
					<Typography color="text.secondary" variant="body2">
						{time(change.atMs)}, {t(`saferPlay.by.${change.by}`)}
					</Typography>
				</Box>
			))}
		</Card>
	);
}
