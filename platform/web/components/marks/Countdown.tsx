import { useEffect, useState } from "react";

/** Whole seconds left, never below zero, counted up so that "1" is shown for the whole last second. */
export function secondsLeft(untilMs: number, nowMs: number): number {
	return Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
}

/** "4:05", "1:04:05", and above a day "2 d 03:04" with the unit's own text (`day`). */
export function clockText(seconds: number, day: (days: number) => string = (days) => `${days} d`): string {
	const two = (count: number) => String(count).padStart(2, "0");
	const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
	const [minutes, rest] = [Math.floor(seconds / 60) % 60, seconds % 60];
	if (days > 0) return `${day(days)} ${two(hours)}:${two(minutes)}`;
	return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export interface CountdownProps {
	untilMs: number;
	/** When the server rendered this page, so that server and browser first render the same text. */
	renderedAtMs: number;
	/** The server's clock minus this machine's, in milliseconds. */
	serverAheadMs?: number;
	day?: (days: number) => string;
	onEnd?: () => void;
}

/** The time left, by the server's clock. It is not announced every second: a screen reader reads it when asked. */
export function Countdown({ untilMs, renderedAtMs, serverAheadMs = 0, day, onEnd }: CountdownProps) {
	const [left, setLeft] = useState(() => secondsLeft(untilMs, renderedAtMs));
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		const tick = () => {
			const nowMs = Date.now() + serverAheadMs;
			const seconds = secondsLeft(untilMs, nowMs);
			setLeft(seconds);
			if (seconds === 0) onEnd?.();
			else timer = setTimeout(tick, (untilMs - nowMs) % 1000 || 1000);
		};
		tick();
		return () => clearTimeout(timer);
	}, [untilMs, serverAheadMs, onEnd]);
	return (
		<time role="timer" aria-live="off" className="tabular" dateTime={`PT${left}S`} dir="ltr">
			{clockText(left, day)}
		</time>
	);
}
