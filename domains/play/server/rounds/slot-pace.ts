import { jurisdictionOf, UNKNOWN_PLACE } from "@baize/geo/contract";
import { type Refusal, refuser } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import { type Clock, MINUTE_MS } from "@baize/kernel/time";
import { openCache, type Session } from "@baize/platform-server";
import { playErrors } from "../../contract/index.ts";
import type { BlockQuestion, PlayPorts, WalletPort } from "../ports.ts";
import type { Leases, NotBegun, RoundDraw } from "../seeds/leases.ts";
import type { Title, Titles } from "../titles.ts";
import { isRound } from "./movements.ts";

const refuse = refuser(playErrors);

export type PacePorts = Pick<PlayPorts, "placeOf" | "playerOf"> & {
	clock: Clock;
	leases: Pick<Leases, "draw">;
	wallet: Pick<WalletPort, "history">;
	titles: Pick<Titles, "counted">;
};

/** A round that is requested, and the least time from the player's last round of a slot to it: 0 where none is stated. */
export type PacedRound = { roundId: Id; minRoundMs: number };
/** Nothing was drawn. */
export type TooSoon = { isPlayed: false; tooSoonMs: number };

/**
 * The least time between two rounds of slots, where the law states one (decision 132). A process that draws from a
 * player's pair knows their last round as long as no other one was drawn from it in between; otherwise it reads the
 * journal once. So it holds across processes without a statement in the round.
 */
export type SlotPace = {
	/** By the law where the visitor is and lives. From memory, but for the residence once a minute; 0 for other games. */
	minRoundMs(title: Pick<Title, "gameClass">, asked: BlockQuestion): number | Promise<number>;
	/** As the leases draw, unless the round comes too soon. Runs in the player's queue. */
	draw<Played extends { isPlayed: boolean }>(
		player: Pick<Session, "playerId" | "currency">,
		round: PacedRound,
		play: (draw: RoundDraw) => Promise<Played>,
	): Promise<Played | TooSoon | NotBegun>;
};

/** The last round of a slot that was drawn here, and the number that follows if nothing else is drawn from its pair. */
type Last = { commitment: string; nextNonce: number; atMs: number };
type LastRound = { atMs: number; roundId?: Id };

/**
 * The page lets the whole time pass between two presses. The request of the first one may have been on its way for longer
 * than that of the second, and the clocks of two servers may differ: by so much a round may seem to come too soon.
 */
export const NETWORK_MS = 250;
const RESIDENCE_CACHED_MS = MINUTE_MS;
const MAX_PLAYERS = 50_000;
/** More than a player can begin in the longest time that a law states. */
const MAX_MOVEMENTS = 200;

export function openSlotPace({ clock, leases, wallet, titles, placeOf, playerOf }: PacePorts): SlotPace {
	const slots = new Set(titles.counted.flatMap((each) => (each.gameClass === "slots" ? [each.gameNumber] : [])));
	const lasts = openCache<Id, Last>({ name: "play.lastSlotRounds", limit: MAX_PLAYERS });
	const atHome = openCache<Id, number>({
		name: "play.slotLawsAtHome",
		limit: MAX_PLAYERS,
		maxAgeMs: RESIDENCE_CACHED_MS,
		clock,
	});
	const readAtHome = async (playerId: Id): Promise<number> => minAt((await playerOf(playerId)) ?? UNKNOWN_PLACE);

	function knownLast(playerId: Id, { commitment, nonce }: RoundDraw): LastRound | undefined {
		const last = lasts.get(playerId);
		return last?.commitment === commitment && last.nextNonce === nonce ? last : undefined;
	}

	/** Of any process. */
	async function readLast({ playerId, currency }: Owner, fromMs: number): Promise<LastRound | undefined> {
		const movements = await wallet.history(playerId, currency, { fromMs, limit: MAX_MOVEMENTS });
		const last = movements.find((row) => isRound(row) && slots.has(row.gameId));
		return last && { atMs: last.atMs, roundId: last.reference };
	}

	async function drawInTime<Played extends { isPlayed: boolean }>(
		player: Owner,
		{ roundId, minRoundMs }: PacedRound,
		draw: RoundDraw,
		play: (draw: RoundDraw) => Promise<Played>,
	): Promise<Played | TooSoon> {
		const nowMs = clock.nowMs();
		const last = knownLast(player.playerId, draw) ?? (await readLast(player, nowMs - minRoundMs));
		// The round itself, sent again: it is answered, and its time is the one in the journal.
		if (last?.roundId === roundId) return play(draw);
		const waitMs = last ? Math.min(minRoundMs, last.atMs + minRoundMs - nowMs) : 0;
		if (waitMs > NETWORK_MS) return { isPlayed: false, tooSoonMs: waitMs };
		const played = await play(draw);
		const { commitment, nonce } = draw;
		if (played.isPlayed) lasts.store(player.playerId, { commitment, nextNonce: nonce + 1, atMs: nowMs });
		return played;
	}

	return {
		minRoundMs({ gameClass }, { ip, session }) {
			if (gameClass !== "slots") return 0;
			const here = minAt(placeOf(ip));
			const home = session ? atHome.read(session.playerId, readAtHome) : 0;
			return home instanceof Promise ? home.then((known) => Math.max(here, known)) : Math.max(here, home);
		},
		draw(player, round, play) {
			if (round.minRoundMs === 0) return leases.draw(player.playerId, round.roundId, play);
			return leases.draw(player.playerId, round.roundId, (draw) => drawInTime(player, round, draw, play));
		},
	};
}

type Owner = Pick<Session, "playerId" | "currency">;

const minAt = (place: Parameters<typeof jurisdictionOf>[0]): number => jurisdictionOf(place).slots.minRoundMs;

export const refusalOfTooSoon = ({ tooSoonMs: waitMs }: TooSoon): Refusal =>
	refuse("ROUND_TOO_SOON", { waitMs }, waitMs);
