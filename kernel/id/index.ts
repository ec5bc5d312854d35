import { check } from "../check/index.ts";
import type { Clock } from "../time/index.ts";

/**
 * Ids are 63 bits, ordered by time: 41 bits of milliseconds since 2025, 6 bits of process, 16 bits of counter.
 * In the database they are bigint; outside they are written as 13 letters and digits (`idText`).
 */
export type Id = bigint;

const EPOCH_MS = Date.UTC(2025, 0, 1);
const COUNTER_BITS = 16n;
const PROCESS_BITS = 6n;
const COUNTER_LIMIT = 1 << Number(COUNTER_BITS);
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const TEXT_LENGTH = 13;

/** Makes ids that never repeat within one process; `processNumber` (0 to 63) keeps processes apart. */
export function openIds(clock: Clock, processNumber = 0): () => Id {
	check(processNumber >= 0 && processNumber < 64, "a process number has six bits");
	let lastMs = 0;
	let counter = 0;
	return () => {
		const nowMs = Math.max(lastMs, clock.nowMs());
		counter = nowMs === lastMs ? counter + 1 : 0;
		lastMs = counter < COUNTER_LIMIT ? nowMs : nowMs + 1;
		if (counter >= COUNTER_LIMIT) counter = 0;
		const timeAndProcess = (BigInt(lastMs - EPOCH_MS) << PROCESS_BITS) | BigInt(processNumber);
		return (timeAndProcess << COUNTER_BITS) | BigInt(counter);
	};
}

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
export const bucketOf = (playerId: Id): number => Number(playerId % BUCKET_COUNT);
