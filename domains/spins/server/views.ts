import type { OpenProposal } from "@baize/desk/contract";
import { lowestStakeOf } from "@baize/games/spins";
import { stakeUnitOf } from "@baize/games/stakes";
import { type Id, idText } from "@baize/kernel/id";
import { DEFAULT_LOCALE, type Locale } from "@baize/kernel/locale";
import { toWire } from "@baize/kernel/money";
import type { SignedInVisit } from "@baize/platform-server";
import {
	ALONE_UNITS,
	type GrantView,
	type OfficeGrant,
	type PlayableGame,
	type PlayableGrant,
	type PlayerSpins,
	type SpinsBonus,
} from "../contract/index.ts";
import { ownInForce } from "./bonus.ts";
import type { SpinsPorts } from "./ports.ts";
import { stateAt } from "./rules.ts";
import { type GrantRow, readGrants, readPlayable, standingOf } from "./store.ts";

const MAX_GRANTS = 100;

const grantOf = (row: GrantRow): PlayableGrant => ({
	grantId: idText(row.grant_id),
	left: row.count - row.used,
	count: row.count,
	stakeMinor: toWire(row.stake_minor),
	currency: row.currency,
	untilMs: row.until_at.getTime(),
	paidMinor: toWire(row.paid_minor),
	wins: {
		as: row.wins.as,
		maxMinor: row.max_win_minor === null ? null : toWire(row.max_win_minor),
		wageringTimes: row.wins.wageringTimes,
		daysToWager: row.wins.daysToWager,
		maxStakeMinor: row.wins.maxStakeMinor,
		maxConvertedMinor: row.wins.maxConvertedMinor,
	},
});

const nameOf = ({ game }: Pick<SpinsPorts, "game">, gameId: string, locale: Locale) => ({
	gameId,
	name: game(gameId, locale)?.name ?? gameId,
});

const viewOf = (ports: SpinsPorts, row: GrantRow, locale: Locale): GrantView => ({
	...grantOf(row),
	state: stateAt(standingOf(row), ports.clock.nowMs()),
	grantedAtMs: row.granted_at.getTime(),
	games: row.game_ids.map((gameId) => nameOf(ports, gameId, locale)),
});

/** The games that are offered where the player is, and on which the player has spins now. */
export async function playableGames(
	ports: SpinsPorts,
	visit: SignedInVisit,
	only: string | undefined,
): Promise<PlayableGame[]> {
	if (!ports.isOpen()) return [];
	const { playerId, currency } = visit.session;
	const found = await readPlayable(ports.database.reader, playerId, new Date(ports.clock.nowMs()));
	const grants = found.filter((row) => row.currency === currency);
	const gameIds = new Set(grants.flatMap(({ game_ids }) => game_ids));
	return [...gameIds]
		.filter((gameId) => (only === undefined || gameId === only) && ports.isOffered(gameId, visit))
		.flatMap((gameId) => {
			const game = ports.game(gameId, visit.locale);
			const own = grants.filter(({ game_ids }) => game_ids.includes(gameId)).map(grantOf);
			const left = own.reduce((sum, each) => sum + each.left, 0);
			return game ? [{ gameId, name: game.name, linkUrl: game.linkUrl, left, grants: own }] : [];
		});
}

export async function ownGrants(ports: SpinsPorts, playerId: Id, locale: Locale): Promise<GrantView[]> {
	const found = await readGrants(ports.database.reader, playerId, MAX_GRANTS);
	return found.map((row) => viewOf(ports, row, locale));
}

const THOUSAND = 1_000n;

export async function ownBonus(ports: SpinsPorts, playerId: Id, currency: string): Promise<SpinsBonus | null> {
	const active = await ownInForce(ports, ports.database.reader, playerId, currency);
	if (!active) return null;
	const wallet = await ports.ledger.balances(playerId, currency);
	return {
		bonusId: idText(active.grant),
		currency,
		amountMinor: toWire(wallet?.bonus ?? 0n),
		leftToWagerMinor: toWire((active.leftX1000 + THOUSAND - 1n) / THOUSAND),
		untilMs: active.untilMs,
	};
}

type Viewed = { playerId: Id; currency: string; proposal: OpenProposal | undefined };

/** Of a player's spins all that operators see, and what they can grant. */
export async function officeView(ports: SpinsPorts, { playerId, currency, proposal }: Viewed): Promise<PlayerSpins> {
	const found = await readGrants(ports.database.reader, playerId, MAX_GRANTS);
	return {
		playerId: idText(playerId),
		currency,
		grants: found.map((row) => officeGrant(ports, row)),
		games: ports.games.map((game) => ({
			...nameOf(ports, game.sheet.id, DEFAULT_LOCALE),
			lowestMinor: toWire(lowestStakeOf(game, currency)),
		})),
		...(proposal ? { proposal } : {}),
		aloneMinor: ALONE_UNITS * stakeUnitOf(currency),
	};
}

const officeGrant = (ports: SpinsPorts, row: GrantRow): OfficeGrant => ({
	...viewOf(ports, row, DEFAULT_LOCALE),
	cause: row.cause,
	withdrawnBecause: row.withdrawn_because,
});
