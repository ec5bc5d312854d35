import { check } from "../check/index.ts";
import { type Draws, seededDraws } from "../random/index.ts";
import type { Clock } from "../time/index.ts";

/**
 * Ids are 63 bits, ordered by time: 41 bits of milliseconds since 2025, 6 bits of process (the first of
 * them set in ids made by pages), 16 bits of counter, which begins each millisecond at a random place in its lower half.
 * In the database they are bigint; outside they are written as 13 letters and digits (`idText`).
 */
export type Id = bigint;

const EPOCH_MS = Date.UTC(2025, 0, 1);
const COUNTER_BITS = 16n;
const PROCESS_BITS = 6n;
const COUNTER_LIMIT = 1 << Number(COUNTER_BITS);
const START_LIMIT = COUNTER_LIMIT / 2;
/** Any seed spreads ids as well as another. */
const SEED = 1;
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const TEXT_LENGTH = 13;

/**
 * Makes ids that never repeat within one process; `processNumber` (0 to 31) keeps processes apart. A process may get
 * another number while it runs, whose ids begin in the next millisecond: in the same one those of a lower number would fall.
 *
 * Buckets are taken from the low bits. A counter that began at zero would put almost all players into the same few
 * buckets, because most milliseconds have one id; so `draws` says where it begins. Ids are not secret: the default repeats.
 */
export function openIds(
	clock: Clock,
	processNumber: number | (() => number) = 0,
	draws: Draws = seededDraws(SEED),
): () => Id {
	const presentNumber = typeof processNumber === "number" ? () => processNumber : processNumber;
	let lastNumber = 0;
	let lastMs = 0;
	let counter = 0;
	return () => {
		const number = presentNumber();
		check(number >= 0 && number < 32, "a process number has five bits; the sixth marks ids made by pages");
		const nowMs = Math.max(number === lastNumber ? lastMs : lastMs + 1, clock.nowMs());
		lastNumber = number;
		const continues = nowMs === lastMs && counter + 1 < COUNTER_LIMIT;
		counter = continues ? counter + 1 : draws.below(START_LIMIT);
		lastMs = continues || nowMs > lastMs ? nowMs : nowMs + 1;
		const timeAndProcess = (BigInt(lastMs - EPOCH_MS) << PROCESS_BITS) | BigInt(number);
		return (timeAndProcess << COUNTER_BITS) | BigInt(counter);
	};
}

const LOW_BITS = PROCESS_BITS + COUNTER_BITS;
const MADE_BY_PAGE = 1n << (LOW_BITS - 1n);

/**
 * An id made by a page before its first attempt, so that a request whose answer was lost can be repeated. The first of
 * its 22 low bits is set, which no process sets: a page cannot make an id that a process has given. `nowMs` is the
 * server's time as the page knows it; `chance` is 32 random bits, of which 21 are used.
 */
export function pageId(nowMs: number, chance: number): Id {
	const time = BigInt(Math.floor(nowMs) - EPOCH_MS) << LOW_BITS;
	return time | MADE_BY_PAGE | (BigInt(chance >>> 0) & (MADE_BY_PAGE - 1n));
}

export const isMadeByPage = (id: Id): boolean => (id & MADE_BY_PAGE) !== 0n;

/** When the id was made, by its maker's clock. */
export const msOf = (id: Id): number => Number(id >> LOW_BITS) + EPOCH_MS;

export function idText(id: Id): string {
	let text = "";
	for (let rest = id; text.length < TEXT_LENGTH; rest >>= 5n) text = ALPHABET[Number(rest & 31n)] + text;
	return text;
}

/** The id that `idText` wrote, or null for any other text. */
export function readId(text: string): Id | null {
	if (text.length !== TEXT_LENGTH) return null;
	let id = 0n;
	for (const letter of text) {
		const digit = ALPHABET.indexOf(letter);
		if (digit < 0) return null;
		id = (id << 5n) | BigInt(digit);
	}
	return id < 1n << 63n ? id : null;
}

/** The pattern of an id as text, for schemas. */
export const ID_PATTERN = "^[0-9a-hjkmnp-tv-z]{13}$";

/** The number of shards that players are spread over. A player's bucket stands in the key of every table with a player in it. */
export const BUCKET_COUNT = 64n;
/** By the lowest bits, which `openIds` draws: the database computes the same. */
export const bucketOf = (playerId: Id): number => Number(playerId % BUCKET_COUNT);
