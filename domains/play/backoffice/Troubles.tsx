import { Panel, useFormats } from "@baize/platform-backoffice";
import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import { Link, useCreatePath } from "react-admin";
import type { GameDetails } from "../contract/index.ts";

type Props = { record: GameDetails };
const NUMBER = { fontVariantNumeric: "tabular-nums" };

/** How often rounds of a title were refused, by the name of the error. */
export function Errors({ record: { errors } }: Props) {
	const { t } = useFormats();
	const title = t("games.errors.panel");
	return (
		<Panel title={title}>
			{errors.length === 0 ? (
				<Typography>{t("games.errors.none")}</Typography>
			) : (
				<Table size="small" aria-label={title}>
					<TableHead>
						<TableRow>
							<TableCell>{t("games.errors.code")}</TableCell>
							<TableCell align="right">{t("games.errors.inHour")}</TableCell>
							<TableCell align="right">{t("games.errors.inDay")}</TableCell>
						</TableRow>
					</TableHead>
					<TableBody>
						{errors.map(({ code, inHour, inDay }) => (
							<TableRow key={code}>
								<TableCell sx={{ overflowWrap: "anywhere" }}>{code}</TableCell>
								<TableCell align="right" sx={NUMBER}>
									{inHour}
								</TableCell>
								<TableCell align="right" sx={NUMBER}>
									{inDay}
								</TableCell>
							</TableRow>
						))}
					</TableBody>
				</Table>
			)}
		</Panel>
	);
}

/** The rounds that wait for the decisions of their players. */
export function Waiting({ record: { waiting } }: Props) {
	const { t, money, time } = useFormats();
	const pathOf = useCreatePath();
	const title = t("games.waiting.panel");
	if (waiting.length === 0) return null;
	return (
		<Panel title={title}>
			<Table size="small" aria-label={title}>
				<TableHead>
					<TableRow>
						<TableCell>{t("games.waiting.player")}</TableCell>
						<TableCell>{t("games.waiting.openedAt")}</TableCell>
						<TableCell>{t("games.waiting.dueAt")}</TableCell>
						<TableCell align="right">{t("games.waiting.actions")}</TableCell>
						<TableCell align="right">{t("resources.games.fields.stakedMinor")}</TableCell>
					</TableRow>
				</TableHead>
				<TableBody>
					{waiting.map(({ roundId, playerId, currency, stakedMinor, actions, openedAtMs, dueAtMs }) => (
						<TableRow key={roundId}>
							<TableCell>
								<Link to={pathOf({ resource: "players", type: "show", id: playerId })}>{playerId}</Link>
							</TableCell>
							<TableCell>{time(openedAtMs)}</TableCell>
							<TableCell>{time(dueAtMs)}</TableCell>
							<TableCell align="right" sx={NUMBER}>
								{actions}
							</TableCell>
							<TableCell align="right" sx={NUMBER}>
								{money(stakedMinor, currency)}
							</TableCell>
						</TableRow>
					))}
				</TableBody>
			</Table>
		</Panel>
	);
}
