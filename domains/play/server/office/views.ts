import type { OpenProposal } from "@baize/desk/contract";
import type { Game } from "@baize/engines/game";
import { hasStakeUnit, stakeUnitOf } from "@baize/games/stakes";
import { idText, msOf } from "@baize/kernel/id";
import { CURRENCIES, toWire } from "@baize/kernel/money";
import type { Reader } from "@baize/platform-server";
import type {
	CountedError,
	GameDetails,
	GameRecord,
	MeasuredReturn,
	PlaceState,
	TitleStakes,
	TitleStanding,
	WaitingRound,
} from "../../contract/index.ts";
import { subjectOf } from "../closing/change.ts";
import { isStricter } from "../closing/rules.ts";
import { readStates, type StateRow } from "../closing/store.ts";
import { readLadderSubject } from "../ladders/change.ts";
import { ladderOf } from "../ladders/live.ts";
import { limitsOf } from "../ladders/rules.ts";
import { readLaddersOf } from "../ladders/store.ts";
import type { RefusalCounts } from "../refusals/counts.ts";
import type { TitleRefusals } from "../refusals/store.ts";
import { bandOf, measuredX1e6, type Stated, type TitleSums } from "../returns/band.ts";
import { countOpen, readSums } from "../returns/store.ts";
import { readWaiting, type WaitingRow } from "../staged/store.ts";

/** A title as the office knows it: ours, or another maker's. */
export type OfficeTitle = {
	id: string;
	number: number;
	title: string;
	kind: string;
	/** Undefined for another maker's. */
	game: Game | undefined;
	statedText: string;
	stated: Stated | undefined;
};

type Known = {
	states: readonly StateRow[];
	sums: readonly TitleSums[];
	open: ReadonlyMap<number, number>;
	proposals: ReadonlyMap<string, OpenProposal>;
	refusals: readonly TitleRefusals[];
};

type ProposalsOf = (reader: Reader) => Promise<ReadonlyMap<string, OpenProposal>>;

/** Everything that the list and a record show, read from the database: another process may have changed it. */
export async function readKnown(
	reader: Reader,
	proposalsOf: ProposalsOf,
	refusals: Pick<RefusalCounts, "read">,
): Promise<Known> {
	const [states, sums, open, proposals, counted] = await Promise.all([
		readStates(reader),
		readSums(reader),
		countOpen(reader),
		proposalsOf(reader),
		refusals.read(),
	]);
	return { states, sums, open, proposals, refusals: counted };
}

export function recordOf(title: OfficeTitle, { states, sums, open, proposals, refusals }: Known): GameRecord {
	const errors = errorsOf(title, refusals);
	const places = states.filter((row) => row.game_id === title.id).map((row) => placeView(row, proposals));
	const returns = sums.filter(({ gameNumber }) => gameNumber === title.number).map((each) => measured(title, each));
	const strictest = places.reduce<TitleStanding>((so, { state }) => (isStricter(state, so) ? state : so), "open");
	return {
		id: title.id,
		title: title.title,
		kind: title.kind,
		state: strictest,
		places,
		statedText: title.statedText,
		returns,
		rounds: returns.reduce((all, { rounds }) => all + rounds, 0),
		openRounds: open.get(title.number) ?? 0,
		isOutside: returns.some(({ band }) => band?.isOutside),
		errorsInHour: errors.reduce((all, { inHour }) => all + inHour, 0),
	};
}

const errorsOf = ({ number }: OfficeTitle, refusals: Known["refusals"]): CountedError[] =>
	refusals
		.filter(({ gameNumber }) => gameNumber === number)
		.map(({ code, inHour, inDay }) => ({ code, inHour, inDay }));

/** How many open rounds the page of a title shows. */
const MAX_WAITING = 50;

/** What the page of a title shows. */
export async function detailsOf(
	title: OfficeTitle,
	known: Known,
	reader: Reader,
	raisesOf: ProposalsOf,
): Promise<GameDetails> {
	const [waiting, ladders, raises] = await Promise.all([
		readWaiting(reader, title.number, MAX_WAITING),
		readLaddersOf(reader, title.id),
		raisesOf(reader),
	]);
	return {
		...recordOf(title, known),
		errors: errorsOf(title, known.refusals),
		waiting: waiting.map(waitingView),
		stakes: title.game ? stakesOf(title.game) : [],
		ladders: ladders.map((row) => ({
			...ladderOf(row),
			reason: row.reason,
			byName: row.changed_by_name,
			atMs: row.changed_at.getTime(),
		})),
		proposedLadders: [...raises].flatMap(([subject, proposal]) => {
			const at = readLadderSubject(subject);
			return at.gameId === title.id ? [{ place: at.place, currency: at.currency, proposal }] : [];
		}),
	};
}

const waitingView = (row: WaitingRow): WaitingRound => ({
	roundId: idText(row.round_id),
	playerId: idText(row.player_id),
	currency: row.currency,
	stakedMinor: toWire(row.staked_minor),
	actions: row.step,
	openedAtMs: msOf(row.round_id),
	dueAtMs: row.due_at.getTime(),
});

const stakesOf = (game: Game): TitleStakes[] =>
	CURRENCIES.filter(({ code }) => hasStakeUnit(code)).map(({ code }) => ({
		currency: code,
		...limitsOf(game, stakeUnitOf(code)),
	}));

function placeView(row: StateRow, proposals: Known["proposals"]): PlaceState {
	const proposal = proposals.get(subjectOf({ gameId: row.game_id, place: row.place }));
	return {
		place: row.place,
		state: row.state,
		reason: row.reason,
		byName: row.changed_by_name,
		atMs: row.changed_at.getTime(),
		...(proposal ? { proposal } : {}),
	};
}

function measured({ stated }: OfficeTitle, sums: TitleSums): MeasuredReturn {
	const band = stated ? bandOf(stated, sums) : null;
	const returned = measuredX1e6(sums);
	return {
		currency: sums.currency,
		rounds: Number(sums.rounds),
		stakedMinor: toWire(sums.stakedMinor),
		wonMinor: toWire(sums.wonMinor),
		returnX1e6: returned === null ? null : Number(returned),
		band: band && { lowX1e6: Number(band.lowX1e6), highX1e6: Number(band.highX1e6), isOutside: band.isOutside },
	};
}
