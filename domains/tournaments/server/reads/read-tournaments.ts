import { hasStakeUnit, stakeUnitOf } from "@baize/games/stakes";
import type { Place } from "@baize/geo/contract";
import { type Id, idText, readId } from "@baize/kernel/id";
import { inLanguage, type Locale } from "@baize/kernel/locale";
import { toWire } from "@baize/kernel/money";
import { DAY_MS, SECOND_MS } from "@baize/kernel/time";
import { type Handler, openCache, type Reader } from "@baize/platform-server";
import {
	type hideTournamentName,
	isAllowedAt,
	type listTournaments,
	type OwnScore,
	PUBLIC_STATES,
	type PublicState,
	type readOwnTournament,
	type readTournament,
	type TournamentCard,
	type TournamentView,
	takesPart,
} from "../../contract/index.ts";
import { readCounted } from "../follow/follow-store.ts";
import type { TournamentsPorts } from "../ports.ts";
import { refuse, requireTournament } from "../refuse.ts";
import { bestOf, toBeat } from "../rules/score.ts";
import type { StoredTournament } from "../tables.ts";
import { readHidden, readInStates, readPrizesNamed, writeHidden } from "../tournament-store.ts";
import { type ReadBoard, readBoard, showBoard, showRow } from "./board.ts";

const DEFAULT_CURRENCY = "CAD";
const LISTED = 50;
const SHOWN_FOR_MS = 30 * DAY_MS;
/** Every reader of a board sees the same one, which is read once in so long. */
const BOARD_CACHED_MS = 2 * SECOND_MS;
const MAX_BOARDS = 100;

type Seen = { currency: string; locale: Locale };
const seenBy = (currency: string, locale: Locale): Seen => ({
	currency: hasStakeUnit(currency) ? currency : DEFAULT_CURRENCY,
	locale,
});

const isPublic = (state: string): state is PublicState => (PUBLIC_STATES as readonly string[]).includes(state);

export const listingTournaments =
	(ports: TournamentsPorts): Handler<typeof listTournaments> =>
	async ({ query: { currency } }, { ip, locale }) => {
		const place = ports.locate(ip);
		const isAllowed = ports.isOpen() && isAllowedAt(place);
		if (!isAllowed) return { isAllowed, tournaments: [] };
		const states = PUBLIC_STATES.filter((state) => state !== "cancelled");
		const found = await readInStates(ports.database.reader, states, ports.clock.nowMs() - SHOWN_FOR_MS, LISTED);
		const seen = seenBy(currency, locale);
		const shown = found.filter(({ terms }) => takesPart(place, terms.places));
		return { isAllowed, tournaments: shown.map((each) => showCard(ports, each, seen)) };
	};

function showCard(ports: TournamentsPorts, row: StoredTournament, { currency, locale }: Seen): TournamentCard {
	const { terms, from_at, until_at } = row;
	const unit = stakeUnitOf(currency);
	const names = new Map(ports.titles.map(({ gameId, title }) => [gameId, title]));
	const now = ports.clock.nowMs();
	return {
		...{ id: idText(row.tournament_id), title: inLanguage(terms.title, locale), currency },
		state: stateAt(row, now),
		...{ fromMs: from_at.getTime(), untilMs: until_at.getTime() },
		prizesMinor: unit * terms.prizesUnits.reduce((sum, units) => sum + units, 0),
		firstPrizeMinor: unit * terms.prizesUnits[0]!,
		titles: terms.titles.map((gameId) => ({ gameId, title: names.get(gameId) ?? gameId })),
	};
}

/** What the clock says, also before the state is stored. */
function stateAt({ state, from_at, until_at }: StoredTournament, nowMs: number): PublicState {
	if (state === "announced" || state === "running")
		return nowMs >= until_at.getTime() ? "ended" : nowMs >= from_at.getTime() ? "running" : "announced";
	return isPublic(state) ? state : "announced";
}

export type Boards = (tournament: StoredTournament) => ReadBoard | Promise<ReadBoard>;

export function openBoards({ database, clock }: TournamentsPorts): Boards {
	const cache = openCache<string, ReadBoard>({
		...{ name: "tournaments.boards", limit: MAX_BOARDS, maxAgeMs: BOARD_CACHED_MS, clock },
	});
	return (tournament) =>
		cache.read(`${tournament.tournament_id} ${tournament.state}`, () => readBoard(database.reader, tournament));
}

async function showTournament(
	ports: TournamentsPorts,
	row: StoredTournament,
	board: ReadBoard,
	seen: Seen,
): Promise<TournamentView> {
	const { terms } = row;
	const unit = stakeUnitOf(seen.currency);
	return {
		...showCard(ports, row, seen),
		...{ bestOf: terms.bestOf, roundLimit: terms.roundLimit, capPoints: terms.capPoints },
		minStakeMinor: unit * terms.minStakeUnits,
		placePrizesMinor: terms.prizesUnits.map((units) => unit * units),
		players: board.scores.length,
		board: await showBoard(ports, ports.database.reader, board, seen),
	};
}

/** One that players may not see is not there. */
async function requirePublic(ports: TournamentsPorts, text: string): Promise<StoredTournament> {
	const row = await requireTournament(ports.database.reader, text);
	if (!ports.isOpen() || !isPublic(row.state)) throw refuse("TOURNAMENT_NOT_FOUND");
	return row;
}

export const readingTournament =
	(ports: TournamentsPorts, boards: Boards): Handler<typeof readTournament> =>
	async ({ params, query: { currency } }, { ip, locale }) => {
		const row = await requirePublic(ports, params.tournament);
		if (!takesPart(ports.locate(ip), row.terms.places)) throw refuse("TOURNAMENT_NOT_HERE");
		return showTournament(ports, row, await boards(row), seenBy(currency, locale));
	};

export const readingOwnTournament =
	(ports: TournamentsPorts, boards: Boards): Handler<typeof readOwnTournament> =>
	async ({ params }, { session: { playerId, currency }, ip, locale }) => {
		const { reader } = ports.database;
		const row = await requirePublic(ports, await idOfPrize(reader, playerId, params.tournament));
		const player = (await ports.readPlayers(reader, [playerId])).get(playerId);
		const board = await boards(row);
		const score = board.scores.find(({ player_id }) => player_id === playerId);
		if (!score && !isSeenAt([ports.locate(ip), player?.place], row)) throw refuse("TOURNAMENT_NOT_HERE");
		const tournament = await showTournament(ports, row, board, seenBy(currency, locale));
		const isLeftOut = !player || !takesPart(player.place, row.terms.places);
		const own = await readOwn(ports, reader, row, board, { playerId, isLeftOut });
		const place = own.row?.place;
		const isNameHidden = (await readHidden(reader, [playerId])).has(playerId);
		const at = board.entries.findIndex((entry) => entry.playerId === playerId);
		const rows = tournament.board.map((each, index) => (index === at ? { ...each, isOwn: true } : each));
		return { tournament: { ...tournament, board: place === undefined ? tournament.board : rows }, own, isNameHidden };
	};

/** A statement knows only the prize: its id leads to the tournament. */
async function idOfPrize(reader: Reader, playerId: Id, text: string): Promise<string> {
	const id = readId(text);
	const [prize] = id === null ? [] : await readPrizesNamed(reader, playerId, [id]);
	return prize ? idText(prize.tournament_id) : text;
}

const isSeenAt = (places: readonly (Place | undefined)[], { terms }: StoredTournament): boolean =>
	places.some((place) => place && takesPart(place, terms.places));

type Whose = { playerId: bigint; isLeftOut: boolean };

async function readOwn(
	ports: TournamentsPorts,
	reader: Reader,
	{ tournament_id, terms }: StoredTournament,
	{ scores, entries }: ReadBoard,
	{ playerId, isLeftOut }: Whose,
): Promise<OwnScore> {
	const score = scores.find(({ player_id }) => player_id === playerId);
	const entry = entries.find((each) => each.playerId === playerId);
	const counted = (await readCounted(reader, tournament_id, playerId)).map((row) => ({
		...row,
		atMs: row.at.getTime(),
	}));
	return {
		row: entry ? { ...showRow(entry, "", entry.currency), isOwn: true } : null,
		isDisqualified: score?.disqualified_for != null,
		isLeftOut,
		roundsLeft: Math.max(0, terms.roundLimit - counted.length),
		toBeatPoints: toBeat(counted, terms.bestOf),
		best: bestOf(counted, terms.bestOf).map(({ game_number, points, stake, win, atMs, currency }) => ({
			...{ title: ports.titleNumbered(game_number).title, points, atMs, currency },
			...{ stakeMinor: toWire(stake), winMinor: toWire(win) },
		})),
	};
}

export const hidingName =
	({ database }: TournamentsPorts): Handler<typeof hideTournamentName> =>
	async ({ body: { isHidden } }, { session: { playerId } }) => {
		await database.transaction((tx) => writeHidden(tx, playerId, isHidden));
		return { isHidden };
	};
