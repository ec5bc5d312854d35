import { Panel, ReasonAction, useFormats } from "@baize/platform-backoffice";
import { Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from "@mui/material";
import { disqualifyPlayer, readmitPlayer, type ScoreRow, type TournamentRecord } from "../contract/index.ts";

const COLUMNS = ["place", "player", "points", "rounds", "reached", "prize", "standing"];
type Props = { record: TournamentRecord };

/** The scores, those without a place last. */
export function BoardPanel({ record }: Props) {
	const { t } = useFormats();
	const title = t("tournaments.board.title");
	return (
		<Panel title={title}>
			{record.board.length === 0 && <Typography>{t("tournaments.board.none")}</Typography>}
			{record.board.length > 0 && (
				<TableContainer tabIndex={0} role="region" aria-label={title}>
					<Table size="small" aria-label={title}>
						<TableHead>
							<TableRow>
								{COLUMNS.map((column) => (
									<TableCell key={column}>{t(`tournaments.board.${column}`)}</TableCell>
								))}
							</TableRow>
						</TableHead>
						<TableBody>
							{record.board.map((score) => (
								<Score key={score.playerId} record={record} score={score} />
							))}
						</TableBody>
					</Table>
				</TableContainer>
			)}
		</Panel>
	);
}

function Score({ record, score }: Props & { score: ScoreRow }) {
	const { exactTime, money } = useFormats();
	const { place, playerId, points, rounds, reachedAtMs, prizeMinor, currency } = score;
	return (
		<TableRow>
			<TableCell>{place ?? "–"}</TableCell>
			<TableCell>{playerId}</TableCell>
			<TableCell>{points}</TableCell>
			<TableCell>{rounds}</TableCell>
			<TableCell>{exactTime(reachedAtMs)}</TableCell>
			<TableCell>{prizeMinor > 0 ? money(prizeMinor, currency) : "–"}</TableCell>
			<TableCell sx={{ overflowWrap: "anywhere" }}>
				<Standing record={record} score={score} />
			</TableCell>
		</TableRow>
	);
}

function Standing({ record, score }: Props & { score: ScoreRow }) {
	const { t } = useFormats();
	const { playerId, disqualifiedFor, isPaid } = score;
	const isOpen = record.state === "running" || record.state === "ended";
	if (disqualifiedFor !== null)
		return (
			<Stack spacing={1} sx={{ alignItems: "start" }}>
				<span>{t("tournaments.board.disqualified", { reason: disqualifiedFor })}</span>
				{isOpen && <Readmit record={record} playerId={playerId} />}
			</Stack>
		);
	if (isPaid) return t("tournaments.board.paid");
	if (!isOpen) return null;
	return (
		<ReasonAction
			call={disqualifyPlayer}
			input={(reason) => ({ params: { tournament: record.id }, body: { player: playerId, reason } })}
			text="tournaments.acts.disqualify"
			done="tournaments.acts.disqualified"
			detailTexts={{ state: "tournaments.states" }}
			label={t("tournaments.acts.disqualifyNamed", { player: playerId })}
			color="error"
			size="small"
		/>
	);
}

function Readmit({ record, playerId }: Props & { playerId: string }) {
	const { t } = useFormats();
	return (
		<ReasonAction
			call={readmitPlayer}
			input={(reason) => ({ params: { tournament: record.id }, body: { player: playerId, reason } })}
			text="tournaments.acts.readmit"
			done="tournaments.acts.readmitted"
			detailTexts={{ state: "tournaments.states" }}
			label={t("tournaments.acts.readmitNamed", { player: playerId })}
			size="small"
		/>
	);
}
