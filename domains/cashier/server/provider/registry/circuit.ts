import type { Clock } from "@baize/kernel/time";

const WINDOW_MS = 120_000;
const OPEN_MS = 60_000;
/** Fewer calls say nothing about a provider. */
const MIN_CALLS = 5;
const MAX_TIMEOUT_SHARE = 0.3;

export type CallResult = "answered" | "timeout";
type Entry = { atMs: number; result: CallResult };

/**
 * Whether a provider is left alone for a while, because more than three in ten of its calls of the last two minutes had
 * no answer. Each process counts its own calls.
 */
export type Circuits = { isOpen(provider: string): boolean; note(provider: string, result: CallResult): void };

export function openCircuits(clock: Clock): Circuits {
	const calls = new Map<string, Entry[]>();
	const openUntilMs = new Map<string, number>();
	return {
		isOpen: (provider) => clock.nowMs() < (openUntilMs.get(provider) ?? 0),
		note(provider, result) {
			const nowMs = clock.nowMs();
			const recent = (calls.get(provider) ?? []).filter(({ atMs }) => atMs > nowMs - WINDOW_MS);
			recent.push({ atMs: nowMs, result });
			const isBad = recent.length >= MIN_CALLS && shareOfTimeouts(recent) > MAX_TIMEOUT_SHARE;
			if (isBad) openUntilMs.set(provider, nowMs + OPEN_MS);
			// After the pause the provider is judged by its new calls alone.
			calls.set(provider, isBad ? [] : recent);
		},
	};
}

const shareOfTimeouts = (entries: readonly Entry[]): number =>
	entries.filter(({ result }) => result === "timeout").length / entries.length;
