import { bucketOf, type Id } from "@baize/kernel/id";
import { onceCommitted, SQL_STATES, sqlStateOf, type Tx } from "@baize/platform-server";
import type { WalletMoved } from "@baize/wallet/contract";
import { decide } from "../decide.ts";
import { guardAllByBars, stretchOf } from "../guard-wallet.ts";
import { lockUnlockedPeople, type Person } from "../person.ts";
import type { SaferPlayPorts } from "../ports.ts";
import { notifyChanged, textOfIds } from "../record.ts";
import { limitLockWait } from "../store.ts";
import type { PlayRow } from "../tables.ts";
import { hasEnded } from "./play-rules.ts";
import type { PlayerItem } from "./player-batches.ts";
import { insertPlays, readOpenPlays, updatePlay, updatePlays } from "./store-play.ts";

/** Every process learns that play has ended: the player's next stake begins another, and is written at once. */
export const ENDED_CHANNEL = "safer_play_ended";

/** `missed`: the journal has it, and no notice came. It may be earlier than the stake that began the open play. */
type StakeStep = { kind: "stake" | "missed"; moved: Pick<WalletMoved, "currency" | "seq">; atMs: number };
/** `end`: if it has paused for too long by now. */
export type Step = StakeStep | { kind: "end" };

type Steps = readonly PlayerItem<Step>[];

/** The wallets' locks are waited for, but not so long that the other players of the batch notice. */
const MAX_LOCK_WAIT_MS = 250;

const isLockTimeout = (error: unknown): boolean => sqlStateOf(error) === SQL_STATES.lockNotAvailable;

/** Takes steps of different players in one transaction. Answers the players whom another transaction has locked. */
export async function takeTogether(ports: SaferPlayPorts, steps: Steps): Promise<Id[]> {
	try {
		return await decide(ports, (tx) => takeSteps(ports, tx, steps));
	} catch (error) {
		if (steps.length === 1 && isLockTimeout(error)) return steps.map(({ playerId }) => playerId);
		throw error;
	}
}

/** The same within a transaction. */
export async function takeSteps(ports: SaferPlayPorts, tx: Tx, steps: Steps): Promise<Id[]> {
	await limitLockWait(tx, MAX_LOCK_WAIT_MS);
	const wanted = new Map(steps.map(({ playerId, item }) => [playerId, item]));
	const people = await lockUnlockedPeople(ports, tx, [...wanted.keys()]);
	const nowMs = ports.clock.nowMs();
	const open = await readOpenPlays(tx, idsOf(people));
	const taken = people.map((person) => {
		const step = wanted.get(person.player_id)!;
		wanted.delete(person.player_id);
		return { person, step, ...playAfter(person, open.get(person.player_id), step, nowMs) };
	});
	await updatePlays(
		tx,
		taken.flatMap(({ play }) => play ?? []),
	);
	await insertPlays(tx, await playsBegunBy(ports, tx, taken));
	await beginEarlier(ports, tx, taken);
	const changed = taken.filter(({ play, step }) => play || step.kind !== "end").map(({ person }) => person);
	const ended = taken.filter(({ play, step }) => play && step.kind === "end").map(({ person }) => person);
	if (ended.length > 0) announceEnded(ports, tx, idsOf(ended));
	if (changed.length > 0) notifyChanged(ports, tx, idsOf(changed));
	await guardAllByBars(ports, tx, changed);
	return [...wanted.keys()];
}

const idsOf = (people: readonly Person[]): Id[] => people.map(({ player_id }) => player_id);

/**
 * What a step makes of the open play, undefined where it changes nothing of it; whether it begins another; and which play
 * it began earlier than was known.
 */
function playAfter(
	person: Person,
	open: PlayRow | undefined,
	step: Step,
	nowMs: number,
): { play: PlayRow | undefined; begins: boolean; later?: PlayRow } {
	const isPast = open !== undefined && isOver(person, open, step.kind === "end" ? nowMs : step.atMs);
	const closed = open && isPast ? { ...open, is_open: false } : undefined;
	if (step.kind === "end") return { play: closed, begins: false };
	if (!open || closed) return { play: closed, begins: true };
	if (step.kind === "missed" && step.moved.seq < open.began_seq) return { play: undefined, begins: false, later: open };
	return { play: { ...open, last_at: new Date(Math.max(open.last_at.getTime(), step.atMs)) }, begins: false };
}

export const isOver = ({ reality_check_ms }: Person, open: PlayRow, nowMs: number): boolean =>
	hasEnded(stretchOf(open), reality_check_ms, nowMs);

type Taken = { person: Person; step: Step; begins: boolean; later?: PlayRow };

/** Play that began with a stake before the one that was known. It is rare, so each is written by itself. */
async function beginEarlier({ wallet }: SaferPlayPorts, tx: Tx, taken: readonly Taken[]): Promise<void> {
	for (const { person, step, later } of taken) {
		if (!later || step.kind === "end") continue;
		const { currency, seq } = step.moved;
		const [before] = await wallet.guards.lostOf(tx, [{ playerId: person.player_id, currency, beforeSeq: seq }]);
		const at = new Date(Math.min(later.started_at.getTime(), step.atMs));
		const isUnchecked = later.checked_at.getTime() === later.started_at.getTime();
		await updatePlay(tx, later, {
			...{ started_at: at, lost_before: before!.lostMinor, began_seq: seq },
			...(isUnchecked ? { checked_at: at } : {}),
		});
	}
}

async function playsBegunBy(ports: SaferPlayPorts, tx: Tx, taken: readonly Taken[]): Promise<PlayRow[]> {
	const begun = taken.flatMap(({ person: { player_id: playerId }, step, begins }) =>
		begins && step.kind !== "end" ? [{ playerId, step }] : [],
	);
	if (begun.length === 0) return [];
	const lost = await ports.wallet.guards.lostOf(
		tx,
		begun.map(({ playerId, step: { moved } }) => ({ playerId, currency: moved.currency, beforeSeq: moved.seq })),
	);
	return begun.map(({ playerId, step }, index) => {
		const at = new Date(step.atMs);
		return {
			play_id: ports.ids(),
			player_id: playerId,
			bucket: bucketOf(playerId),
			...{ started_at: at, last_at: at, checked_at: at },
			lost_before: lost[index]!.lostMinor,
			is_open: true,
			began_seq: step.moved.seq,
		};
	});
}

export const announceEnded = ({ bus }: Pick<SaferPlayPorts, "bus">, tx: Tx, playerIds: readonly Id[]): void =>
	onceCommitted(tx, () => bus.publish(ENDED_CHANNEL, textOfIds(playerIds)));
