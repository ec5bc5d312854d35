import { OpenProposalNote } from "@baize/desk/backoffice";
import { Pairs, Panel, ReasonAction, RecordLayout, StateChip, useFormats } from "@baize/platform-backoffice";
import { Alert, Stack, Typography } from "@mui/material";
import { type GameDetails, type MeasuredReturn, type PlaceState, proposeGameReopening } from "../contract/index.ts";
import { CloseGame } from "./CloseGame.tsx";
import { Stakes } from "./Stakes.tsx";
import { Errors, Waiting } from "./Troubles.tsx";
import { percentText, TONES } from "./tones.ts";

type Props = { record: GameDetails };
const DETAIL_TEXTS = { state: "games.states" };

/** One title: where it is closed and why, what it has returned, and what can be done. */
export function GamePage({ record }: Props) {
	const { t } = useFormats();
	return (
		<RecordLayout
			title={record.title}
			chips={<StateChip state={record.state} texts="games.states" tones={TONES} />}
			aside={<Facts record={record} />}
		>
			{record.isOutside && <Alert severity="error">{t("games.outsideText")}</Alert>}
			<States record={record} />
			{record.stakes.length > 0 && <Stakes record={record} />}
			<Waiting record={record} />
			<Errors record={record} />
			{record.returns.length === 0 && (
				<Panel title={t("resources.games.fields.measured")}>
					<Typography>{t("games.noRounds")}</Typography>
				</Panel>
			)}
			{record.returns.map((returned) => (
				<Returned key={returned.currency} returned={returned} />
			))}
		</RecordLayout>
	);
}

function Facts({ record: { kind, statedText, rounds, openRounds } }: Props) {
	const { t } = useFormats();
	return (
		<Panel title={t("games.facts")}>
			<Pairs
				pairs={[
					[t("resources.games.fields.kind"), t(`games.kinds.${kind}`)],
					[t("resources.games.fields.statedText"), statedText],
					[t("resources.games.fields.rounds"), String(rounds)],
					[t("resources.games.fields.openRounds"), String(openRounds)],
				]}
			/>
		</Panel>
	);
}

function States({ record }: Props) {
	const { t } = useFormats();
	return (
		<Panel title={t("games.where")} end={<CloseGame game={record.id} />}>
			{record.places.length === 0 && <Typography>{t("games.neverClosed")}</Typography>}
			<Stack spacing={2}>
				{record.places.map((at) => (
					<State key={at.place} game={record.id} at={at} />
				))}
			</Stack>
		</Panel>
	);
}

function State({ game, at: { place, state, reason, byName, atMs, proposal } }: { game: string; at: PlaceState }) {
	const { t, time } = useFormats();
	const name = place === "" ? t("games.everywhere") : place;
	return (
		<Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: "wrap", alignItems: "center" }}>
			<Typography component="h3" variant="subtitle1">
				{name}
			</Typography>
			<StateChip state={state} texts="games.states" tones={TONES} />
			<Typography variant="body2" sx={{ flexGrow: 1, overflowWrap: "anywhere" }}>
				{t("games.changed", { by: byName, at: time(atMs), reason })}
			</Typography>
			{proposal && <OpenProposalNote proposal={proposal} />}
			{state !== "open" && !proposal && (
				<ReasonAction
					call={proposeGameReopening}
					input={(given) => ({ params: { game }, body: { place, reason: given } })}
					text="games.reopen"
					values={{ place: name }}
					done="games.proposed"
					detailTexts={DETAIL_TEXTS}
					label={t("games.reopenNamed", { place: name })}
				/>
			)}
		</Stack>
	);
}

function Returned({ returned }: { returned: MeasuredReturn }) {
	const { t, money } = useFormats();
	const { currency, rounds, stakedMinor, wonMinor, returnX1e6, band } = returned;
	return (
		<Panel title={t("games.returned", { currency })}>
			<Pairs
				pairs={[
					[t("resources.games.fields.rounds"), String(rounds)],
					[t("resources.games.fields.stakedMinor"), money(stakedMinor, currency)],
					[t("resources.games.fields.wonMinor"), money(wonMinor, currency)],
					[t("resources.games.fields.measured"), returnX1e6 === null ? undefined : percentText(returnX1e6)],
					[
						t("resources.games.fields.band"),
						band ? `${percentText(band.lowX1e6)} – ${percentText(band.highX1e6)}` : t("games.noBand"),
					],
				]}
			/>
		</Panel>
	);
}
