import type { Tx } from "@baize/platform-server";
import type { Bar, Cap } from "@baize/wallet/server";
import { BARS, CAPS, LIMIT_WINDOWS, ROLLING_MS } from "../contract/index.ts";
import { type Break, isActive, opensAtMs } from "./exclusion/break-rules.ts";
import { lawOf } from "./limits/law.ts";
import { effectiveLimits, type Person } from "./person.ts";
import { realityCheckAtMs, type Stretch, timeClosings } from "./play-clock/play-rules.ts";
import { readEndedPlays, readOpenPlays } from "./play-clock/store-play.ts";
import type { SaferPlayPorts } from "./ports.ts";
import { updateBars, updatePlayer } from "./store.ts";
import type { PlayRow } from "./tables.ts";

type Ports = Pick<SaferPlayPorts, "wallet" | "clock">;

/** No time window is longer. */
const LONGEST_WINDOW_MS = 31 * 24 * 3_600_000;

/** Writes the limits of stake and loss into the ledger. It locks the wallet, so it comes late in the transaction. */
export async function guardByCaps({ wallet }: Ports, tx: Tx, person: Person): Promise<void> {
	const { player_id: playerId, currency, country, subdivision } = person;
	// The address is stored together with the guards that follow from it, not before, so that no move is missed.
	if (person.hasMoved) await updatePlayer(tx, playerId, { country, subdivision });
	await wallet.guards.setCaps(tx, playerId, currency, capsOf(person));
}

function capsOf(person: Person): Cap[] {
	const monthIn = lawOf(person).zone;
	return (["stake", "loss"] as const).flatMap((measure) => {
		const limits = effectiveLimits(person, measure);
		return LIMIT_WINDOWS.flatMap((name): Cap[] => {
			const maxMinor = limits[name];
			if (maxMinor === null) return [];
			const window = name === "month" ? { monthIn } : { rollingMs: ROLLING_MS[name] };
			return [{ number: CAPS[measure][name], measure, window, maxMinor }];
		});
	});
}

/** As `guardAllByBars`, for one player. */
export const guardByBars = (ports: Ports, tx: Tx, person: Person): Promise<void> => guardAllByBars(ports, tx, [person]);

/** Puts breaks, limits of time and the next reality check into the books, as of now; for a player who has moved, all guards. */
export async function guardAllByBars(ports: Ports, tx: Tx, people: readonly Person[]): Promise<void> {
	for (const person of people) if (person.hasMoved) await guardByCaps(ports, tx, person);
	const changed = (await barsOf(ports, tx, people)).filter(({ person, text }) => text !== person.bars);
	if (changed.length === 0) return;
	await updateBars(
		tx,
		changed.map(({ person, text }) => ({ playerId: person.player_id, text })),
	);
	await ports.wallet.guards.setBarsOf(
		tx,
		changed.map(({ person: { player_id: playerId, currency }, bars }) => ({ playerId, currency, bars })),
	);
}

async function barsOf({ clock }: Ports, tx: Tx, people: readonly Person[]) {
	const nowMs = clock.nowMs();
	const playerIds = people.map(({ player_id }) => player_id);
	const open = await readOpenPlays(tx, playerIds);
	const past = Map.groupBy(
		await readEndedPlays(tx, playerIds, new Date(nowMs - LONGEST_WINDOW_MS)),
		({ player_id }) => player_id,
	);
	return people.map((person) => {
		const bars = barsOfPerson(person, open.get(person.player_id), past.get(person.player_id) ?? [], nowMs);
		return { person, bars, text: JSON.stringify(bars) };
	});
}

const barsOfPerson = (person: Person, open: PlayRow | undefined, past: readonly PlayRow[], nowMs: number): Bar[] => [
	...breakBars(person, nowMs),
	...realityBars(person, open),
	...timeBars(person, past.map(stretchOf), open && stretchOf(open), nowMs),
];

export const stretchOf = ({ started_at, last_at, checked_at }: PlayRow): Stretch & { checkedMs: number } => ({
	startedMs: started_at.getTime(),
	lastMs: last_at.getTime(),
	checkedMs: checked_at.getTime(),
});

const BREAK_BARS: readonly { number: number; isOfIt(of: Break): boolean }[] = [
	{ number: BARS.excluded, isOfIt: ({ kind, source }) => kind === "exclusion" && !source },
	{ number: BARS.carried, isOfIt: ({ kind, source }) => kind === "exclusion" && Boolean(source) },
	{ number: BARS.timedOut, isOfIt: ({ kind }) => kind === "timeOut" },
];

/** One of each kind, the one that lasts longest. */
function breakBars({ breaks }: Person, nowMs: number): Bar[] {
	return BREAK_BARS.flatMap(({ number, isOfIt }): Bar[] => {
		const active = breaks.filter((each) => isOfIt(each) && isActive(each, nowMs));
		if (active.length === 0) return [];
		const ends = active.map(opensAtMs);
		const untilMs = ends.includes(null) ? null : Math.max(...ends.map(Number));
		return [{ number, fromMs: Math.min(...active.map(({ fromMs }) => fromMs)), untilMs }];
	});
}

function realityBars({ reality_check_ms: intervalMs }: Person, open: PlayRow | undefined): Bar[] {
	const fromMs = open ? realityCheckAtMs(stretchOf(open), intervalMs) : null;
	return fromMs === null ? [] : [{ number: BARS.realityCheck, fromMs, untilMs: null }];
}

const timeBars = (person: Person, past: readonly Stretch[], open: Stretch | undefined, nowMs: number): Bar[] =>
	timeClosings(past, open, effectiveLimits(person, "time"), lawOf(person).zone, nowMs).map(({ window, closed }) => ({
		number: BARS.time[window],
		...closed,
	}));
