/** Time and randomness. */
export type WaitPorts = {
	nowMs(): number;
	/** From 0 up to 1. */
	random(): number;
};

/** How long a page waits before it connects again, from how its connections ended and what the server asked for. */
export type ReconnectWait = {
	/** The server asks for this wait after a connection has ended. */
	asked(waitMs: number): void;
	/** The server has refused, and may say for how long. */
	refused(headers: Headers): void;
	/** A connection has ended that was established at `openedMs`; infinite: it never was. Returns how long to wait. */
	afterEnd(openedMs: number): number;
	/** For how long the server still refuses; nothing shortens that. */
	refusedForMs(): number;
};

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 60_000;
/** What a server asks for may be longer, but not endless. */
const MAX_ASKED_MS = 10 * 60_000;
/** Up to so much of the wait is added to it, so that pages that were cut off together do not come back together. */
const JITTER = 0.5;
/** A connection that has lasted so long was no failure. */
export const HEALTHY_MS = 10_000;

/** How long to wait after so many failures in a row, of a server that asks for `askedMs` where it asks. */
export function waitAfter(failures: number, askedMs: number | undefined, random: number): number {
	const firstMs = Math.min(askedMs ?? FIRST_WAIT_MS, MAX_ASKED_MS);
	const waitMs = Math.max(firstMs, Math.min(firstMs * 2 ** (failures - 1), MAX_WAIT_MS));
	return waitMs * (1 + JITTER * random);
}

export function openReconnectWait({ nowMs, random }: WaitPorts): ReconnectWait {
	let failures = 0;
	let askedMs: number | undefined;
	let refusedUntilMs = Number.NEGATIVE_INFINITY;
	const refusedForMs = (): number => refusedUntilMs - nowMs();

	return {
		asked(waitMs) {
			askedMs = waitMs;
		},
		refused(headers) {
			const afterMs = retryAfterMs(headers.get("retry-after"), nowMs());
			if (afterMs !== undefined) refusedUntilMs = nowMs() + Math.min(afterMs, MAX_ASKED_MS);
		},
		afterEnd(openedMs) {
			failures = nowMs() - openedMs >= HEALTHY_MS ? 1 : failures + 1;
			const waitMs = waitAfter(failures, askedMs, random());
			return Math.max(waitMs, refusedForMs() * (1 + (JITTER / 2) * random()));
		},
		refusedForMs,
	};
}

/** Written as seconds or as a date. */
function retryAfterMs(header: string | null, nowMs: number): number | undefined {
	if (!header) return undefined;
	const waitMs = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - nowMs;
	return Number.isFinite(waitMs) ? Math.max(0, waitMs) : undefined;
}
