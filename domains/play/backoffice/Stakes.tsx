import { OpenProposalNote } from "@baize/desk/backoffice";
import { Panel, ReasonAction, useFormats } from "@baize/platform-backoffice";
import { Stack, Typography } from "@mui/material";
import { type GameDetails, type PlaceLadder, setStakeLadder } from "../contract/index.ts";
import { CHANGED, SetStakes } from "./SetStakes.tsx";

type Props = { record: GameDetails };

/** What is offered of a title's stakes, by place and currency, and what waits for a second operator. */
export function Stakes({ record: { id, stakes, ladders, proposedLadders } }: Props) {
	const { t } = useFormats();
	const place = (code: string): string => (code === "" ? t("games.everywhere") : code);
	return (
		<Panel title={t("games.ladder.panel")} end={<SetStakes game={id} stakes={stakes} />}>
			{ladders.length === 0 && <Typography>{t("games.ladder.none")}</Typography>}
			<Stack spacing={2}>
				{ladders.map((at) => (
					<Ladder key={`${at.place} ${at.currency}`} at={at} game={id} stakes={stakes} place={place(at.place)} />
				))}
				{proposedLadders.map(({ place: code, currency, proposal }) => (
					<Stack key={`${code} ${currency}`} direction="row" useFlexGap sx={{ gap: 2, alignItems: "center" }}>
						<Typography variant="subtitle1">{`${currency} · ${place(code)}`}</Typography>
						<OpenProposalNote proposal={proposal} />
					</Stack>
				))}
			</Stack>
		</Panel>
	);
}

type LadderProps = Pick<GameDetails, "stakes"> & { at: PlaceLadder; game: string; place: string };

function Ladder({ at, game, stakes, place }: LadderProps) {
	const { t, money, time } = useFormats();
	const { currency, ladder, byName, atMs, reason } = at;
	const written = (minor: number): string => money(minor, currency);
	const steps = ladder.stepsMinor.map(written).join(" · ");
	const name = `${currency} ${at.place}`.trim();
	return (
		<Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap", alignItems: "center" }}>
			<Typography component="h3" variant="subtitle1">
				{`${currency} · ${place}`}
			</Typography>
			<Typography variant="body2" sx={{ flexGrow: 1, overflowWrap: "anywhere" }}>
				{t("games.ladder.range", { min: written(ladder.minMinor), max: written(ladder.maxMinor) })}
				{steps && ` ${t("games.ladder.by", { steps })}`}
				<br />
				{t("games.changed", { by: byName, at: time(atMs), reason })}
			</Typography>
			<SetStakes game={game} stakes={stakes} at={at} />
			<ReasonAction
				call={setStakeLadder}
				input={(given) => ({ params: { game }, body: { place: at.place, currency, ladder: null, reason: given } })}
				text="games.ladder.remove"
				values={{ name }}
				{...CHANGED}
				label={t("games.ladder.removeNamed", { name })}
			/>
		</Stack>
	);
}
