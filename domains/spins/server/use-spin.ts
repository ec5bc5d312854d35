import { check } from "@baize/kernel/check";
import { refuse } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import { retryOnContention, type Tx } from "@baize/platform-server";
import type { Blocked, Done } from "@baize/wallet/server";
import type { GrantState } from "../contract/index.ts";
import { bonusForWin, inForceFor } from "./bonus.ts";
import { announce } from "./grant.ts";
import type { SpinsPorts } from "./ports.ts";
import { paidOf, stateAt } from "./rules.ts";
import { type GrantRow, insertUse, isUsed, limitTransaction, lockGrant, standingOf, updateGrant } from "./store.ts";
import type { SpinRound } from "./types.ts";

export type Used =
	| { status: "done"; moved: Done; sealed: Uint8Array }
	/** The id is that of a round which was recorded before. */
	| { status: "recorded" }
	/** The player has no such spins for this game. */
	| { status: "notFound" }
	| { status: "ended"; why: GrantState }
	/** A bar of the wallet holds it back: an exclusion, a break or a reality check. */
	| { status: "blocked"; moved: Blocked }
	| { status: "otherBonus" };

type Unused = Exclude<Used, { status: "done" }>;

/** Rolls everything back: nothing was used. */
class NotUsed extends Error {
	readonly used: Unused;
	constructor(used: Unused) {
		super("no spin was used");
		this.used = used;
	}
}

/** The terms in the wallet changed between two statements; the next attempt sees what they are. */
class TermsChanged extends Error {}

const MAX_ATTEMPTS = 3;
/** No attempt begins later, and none takes longer: what a round was drawn from is not revealed before it is decided. */
const LAST_BEGUN_AFTER_MS = 30_000;
const LONGEST_ATTEMPT_MS = 20_000;
/** By then a round is recorded, or never will be. It is less than a batched movement may take. */
export const LONGEST_USE_MS = LAST_BEGUN_AFTER_MS + LONGEST_ATTEMPT_MS;

/**
 * Uses a spin of the grant for a round, and posts the round, in one transaction: both are recorded, or neither. Two that
 * use the last one at once wait for its row, and the second finds none left. Whether a spin is refused does not depend on
 * what it has drawn, so a refused one may be drawn again.
 */
export async function useSpin(ports: SpinsPorts, round: SpinRound): Promise<Used> {
	const lastBegunMs = ports.clock.nowMs() + LAST_BEGUN_AFTER_MS;
	for (let attempt = 1; ; attempt++) {
		try {
			return await retryOnContention(() =>
				ports.database.transaction(async (tx) => {
					if (ports.clock.nowMs() > lastBegunMs) throw refuse("OUTSIDE_UNAVAILABLE");
					await limitTransaction(tx, LONGEST_ATTEMPT_MS);
					return useIn(ports, tx, round);
				}),
			);
		} catch (error) {
			if (error instanceof NotUsed) return error.used;
			if (!(error instanceof TermsChanged) || attempt === MAX_ATTEMPTS) throw error;
		}
	}
}

async function useIn(ports: SpinsPorts, tx: Tx, round: SpinRound): Promise<Used> {
	const grant = await requireUsable(ports, tx, round);
	const paidMinor = paidOf(round.winMinor, { maxMinor: grant.max_win_minor, paidMinor: grant.paid_minor });
	const sealed = round.seal(paidMinor);
	await updateGrant(tx, grant, { used: grant.used + 1, paid_minor: grant.paid_minor + paidMinor });
	const bonusId = await bonusOf(ports, tx, grant, paidMinor);
	await insertUse(tx, {
		round_id: round.roundId,
		player_id: round.playerId,
		grant_id: grant.grant_id,
		at: new Date(ports.clock.nowMs()),
		win_minor: round.winMinor,
		paid_minor: paidMinor,
		bonus_id: bonusId ?? null,
		game_number: round.gameNumber,
		bucket: grant.bucket,
	});
	const moved = await post(ports, tx, round, { grant, paidMinor, bonusId, sealed });
	// The wallet is locked now, so no bonus comes into force before this round is recorded.
	if (grant.wins.as === "bonus" && bonusId === undefined) await requireNoOther(ports, tx, grant);
	announce(ports, tx, round.playerId);
	return { status: "done", moved, sealed };
}

async function requireUsable({ clock }: SpinsPorts, tx: Tx, round: SpinRound): Promise<GrantRow> {
	const grant = await lockGrant(tx, round);
	if (await isUsed(tx, round.playerId, round.roundId)) throw new NotUsed({ status: "recorded" });
	if (!grant || grant.currency !== round.currency || !grant.game_ids.includes(round.gameId))
		throw new NotUsed({ status: "notFound" });
	const state = stateAt(standingOf(grant), clock.nowMs());
	if (state !== "playable") throw new NotUsed({ status: "ended", why: state });
	return grant;
}

/** The bonus that a win is paid to; undefined for cash, and where nothing is paid. */
async function bonusOf(ports: SpinsPorts, tx: Tx, grant: GrantRow, paidMinor: Minor): Promise<Id | undefined> {
	if (grant.wins.as === "cash" || paidMinor === 0n) return undefined;
	const bonusId = await bonusForWin(ports, tx, grant);
	if (bonusId === undefined) throw new NotUsed({ status: "otherBonus" });
	return bonusId;
}

async function requireNoOther(ports: SpinsPorts, tx: Tx, grant: GrantRow): Promise<void> {
	const { status } = await inForceFor(ports, tx, grant);
	if (status === "other") throw new NotUsed({ status: "otherBonus" });
}

type Booking = { grant: GrantRow; paidMinor: Minor; bonusId: Id | undefined; sealed: Uint8Array };

async function post({ wallet }: SpinsPorts, tx: Tx, round: SpinRound, { grant, paidMinor, bonusId, sealed }: Booking) {
	const { playerId, currency, roundId, gameNumber: gameId } = round;
	const moved = await wallet.promotionalRound(tx, {
		...{ playerId, currency, roundId, gameId, sealed },
		stakeMinor: grant.stake_minor,
		winMinor: paidMinor,
		...(bonusId === undefined ? {} : { bonusId }),
	});
	if (moved.status === "blocked") throw new NotUsed({ status: "blocked", moved });
	// Of a round that was paid for by the player.
	if (moved.status === "conflict") throw new NotUsed({ status: "recorded" });
	if (moved.status === "termsChanged") throw new TermsChanged(`the bonus ${bonusId} is no longer in force`);
	check(moved.status === "done" && !moved.replayed, `a spin of ${toWire(grant.stake_minor)} is the operator's stake`);
	return moved;
}
