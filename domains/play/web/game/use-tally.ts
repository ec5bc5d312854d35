import { useCallback, useEffect, useState } from "react";

/** How long a person has been playing for money, and what it came to. It goes on over reloads, for one session. */
export type Tally = { playedMs: number; netMinor: number; add(netMinor: number): void };

type Kept = { handle: string; sinceMs: number; netMinor: number };
const KEY = "play.tally";
const TICK_MS = 1_000;

export function useTally(handle: string | undefined): Tally {
	const [nowMs, setNow] = useState(0);
	const [kept, keep] = useState<Kept>();
	useEffect(() => {
		if (handle === undefined) return keep(undefined);
		const found = read();
		keep(found?.handle === handle ? found : { handle, sinceMs: Date.now(), netMinor: 0 });
	}, [handle]);
	useEffect(() => {
		if (kept) sessionStorage.setItem(KEY, JSON.stringify(kept));
	}, [kept]);
	useEffect(() => {
		setNow(Date.now());
		const timer = setInterval(() => setNow(Date.now()), TICK_MS);
		return () => clearInterval(timer);
	}, []);
	const add = useCallback(
		(netMinor: number) => keep((before) => before && { ...before, netMinor: before.netMinor + netMinor }),
		[],
	);
	return { playedMs: kept ? Math.max(0, nowMs - kept.sinceMs) : 0, netMinor: kept?.netMinor ?? 0, add };
}

function read(): Kept | undefined {
	try {
		return JSON.parse(sessionStorage.getItem(KEY) ?? "null") ?? undefined;
	} catch {
		return undefined;
	}
}

/** "0:07", "12:34", "1:02:03". */
export function clockText(ms: number): string {
	const seconds = Math.floor(ms / 1000);
	const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
	const two = (value: number): string => String(value).padStart(2, "0");
	return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
