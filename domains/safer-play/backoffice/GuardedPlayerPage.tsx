import { Reveal } from "@baize/identity/backoffice";
import { Panel, RecordLayout, Timeline } from "@baize/platform-backoffice";
import { Alert, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import type { GuardedPlayer } from "../contract/index.ts";
import { BreakActions } from "./BreakActions.tsx";
import { useLimitFormats } from "./format.ts";

type Props = { player: GuardedPlayer };

/** One player: current limits and breaks, the history, and what an operator may do. */
export function GuardedPlayerPage({ record: player }: { record: GuardedPlayer }) {
	const t = useTranslate();
	const { time } = useLimitFormats(player.state.currency);
	const { restriction } = player.state;
	return (
		<RecordLayout
			title={player.name}
			head={
				<Stack spacing={1}>
					<Typography color="text.secondary">
						{player.email} · {player.id}
					</Typography>
					<Reveal playerId={player.id} />
				</Stack>
			}
			aside={
				<>
					<BreakActions player={player} />
					<History player={player} />
				</>
			}
		>
			{restriction && (
				<Alert severity="warning">
					{t(`saferPlay.restrictions.${restriction.kind}`)}, {time(restriction.untilMs)}
				</Alert>
			)}
			<Limits player={player} />
			<Breaks player={player} />
		</RecordLayout>
	);
}

function Limits({ player: { state } }: Props) {
	const t = useTranslate();
	const { amount, time } = useLimitFormats(state.currency);
	const rows = state.limits.filter((row) => row.amount !== null || row.legalMax !== null || row.pending);
	if (rows.length === 0) return <Panel title={t("saferPlay.limits")}>{t("saferPlay.noLimits")}</Panel>;
	return (
		<Panel title={t("saferPlay.limits")}>
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
		</Panel>
	);
}

function Breaks({ player: { breaks, state } }: Props) {
	const t = useTranslate();
	const { time } = useLimitFormats(state.currency);
	if (breaks.length === 0) return null;
	const entries = breaks.map(({ breakId, kind, fromMs, untilMs, by, source, reason, endsAtMs }) => ({
		key: breakId,
		what: t(`saferPlay.breakKinds.${kind}`),
		about: `${time(fromMs)} – ${time(untilMs)}${endsAtMs === null ? "" : ` (${t("saferPlay.ends", { time: time(endsAtMs) })})`}`,
		note: `${[t(`saferPlay.by.${by}`), source && t(`saferPlay.sources.${source}`)].filter(Boolean).join(", ")}${reason ? `: ${reason}` : ""}`,
	}));
	return (
		<Panel title={t("saferPlay.breaks")}>
			<Timeline entries={entries} />
		</Panel>
	);
}

function History({ player: { state } }: Props) {
	const t = useTranslate();
	const { time } = useLimitFormats(state.currency);
	const changeText = useChangeText(state.currency);
	const entries = state.history.map((change) => ({
		key: change.changeId,
		what: changeText(change),
		about: `${time(change.atMs)}, ${t(`saferPlay.by.${change.by}`)}`,
	}));
	return (
		<Panel title={t("saferPlay.history")}>
			{entries.length === 0 ? t("saferPlay.noHistory") : <Timeline entries={entries} />}
		</Panel>
	);
}

type Change = GuardedPlayer["state"]["history"][number];

/** What was changed, from which value to which. */
function useChangeText(currency: string): (change: Change) => string {
	const t = useTranslate();
	const { amount, time } = useLimitFormats(currency);
	return ({ what, limit, realityCheckMs, break: taken }) =>
		[
			t(`saferPlay.changes.${what}`),
			...(limit
				? [
						`: ${t(`saferPlay.kinds.${limit.kind}`)}, ${t(`saferPlay.windows.${limit.window}`)}, ${amount(limit.kind, limit.before)} → ${amount(limit.kind, limit.after)}`,
					]
				: []),
			...(realityCheckMs === undefined ? [] : [`: ${amount("time", realityCheckMs)}`]),
			...(taken ? [`: ${t(`saferPlay.breakKinds.${taken.kind}`)}, ${time(taken.untilMs)}`] : []),
		].join("");
}
