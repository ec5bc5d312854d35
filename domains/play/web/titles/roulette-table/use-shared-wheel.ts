import type { SpotOutcome } from "@baize/engines/spots";
import { useEffect, useRef, useState } from "react";
import type { TableResult } from "../../../contract/index.ts";
import { ballAt, ballFall, degreesOf, POCKET, restOf, TRACK } from "../roulette/use-wheel.ts";
import type { WheelState } from "../roulette/Wheel.tsx";
import type { Table } from "../shared-table/use-table.ts";

/** The ball falls so long after the end, which all pages have been sent by then. */
const FALL_AFTER_MS = 400;
const FALL_MS = 4_000;
export const SPIN_TO_REST_MS = FALL_AFTER_MS + FALL_MS;

/** How far rotor and ball turn in a millisecond once they run, in degrees, and how long they take to it. */
const ROTOR_SPEED = 0.16;
const BALL_SPEED = 0.5;
const RAMP_MS = 1_000;
/** Of a speed that grows evenly. */
const RAMP = "cubic-bezier(.3333,0,.6667,.3333)";

type Rested = { number: number; pocket: number };

/** Where the ball lay before a round: as this page has seen it, or as the results have it, whichever is later. */
function beforeOf(results: readonly TableResult[], before: number, seen: Rested | undefined): number {
	const last = results.find(({ number, outcome }) => number < before && outcome !== null);
	if (seen && seen.number < before && seen.number >= (last?.number ?? 0)) return seen.pocket;
	return drawnIn(last) ?? 0;
}

export const drawnIn = (round: Pick<TableResult, "outcome"> | null | undefined): number | undefined =>
	(round?.outcome as SpotOutcome<number> | null | undefined)?.drawn;

/**
 * The wheel of a table. Where it stands follows from the server's time alone, so that all who sit there see the same, also
 * who comes while it turns. `drawn`: the number of the round, once its ball has come to rest.
 */
export function useSharedWheel(
	{ round, phase, results, now }: Table,
	{ pockets, runMs, isStill }: { pockets: readonly number[]; runMs: number; isStill: boolean },
): WheelState & { drawn: number | undefined } {
	const rotor = useRef<HTMLDivElement>(null);
	const ball = useRef<SVGGElement>(null);
	const [rested, setRested] = useState<Rested>();
	const { number = 0, startsAtMs = 0 } = round ?? {};
	const drawn = phase === "ended" ? drawnIn(round) : undefined;
	const isRested = drawn !== undefined && rested?.number === number;
	const before = beforeOf(results, number, rested);
	const from = degreesOf(pockets, before);
	const isTurning = !isStill && !isRested && (phase === "running" || drawn !== undefined);
	const fallsAtMs = startsAtMs + runMs + FALL_AFTER_MS;
	useEffect(() => {
		if (!isTurning) return;
		const ways = [
			run(rotor.current, runMs, (turned) => `rotate(${restOf(from) + ROTOR_SPEED * turned}deg)`),
			run(ball.current, runMs, (turned, isUp) => ballAt(from - BALL_SPEED * turned, isUp ? TRACK : POCKET)),
		];
		for (const way of ways) if (way) way.currentTime = Math.max(0, now() - startsAtMs);
		return () => ways.forEach((way) => void way?.cancel());
	}, [isTurning, number]);
	useEffect(() => {
		if (!isTurning || drawn === undefined) return;
		const turned = runMs + FALL_AFTER_MS - RAMP_MS / 2;
		const to = degreesOf(pockets, drawn);
		const ways = [
			fallRotor(rotor.current, restOf(from) + ROTOR_SPEED * turned, restOf(to)),
			fallBall(ball.current, from - BALL_SPEED * turned, to),
		];
		const lateMs = now() - fallsAtMs;
		for (const way of ways) if (way) way.currentTime = lateMs;
		const timer = setTimeout(() => setRested({ number, pocket: drawn }), Math.max(0, FALL_MS - lateMs));
		return () => {
			clearTimeout(timer);
			ways.forEach((way) => void way?.cancel());
		};
	}, [isTurning, drawn, number]);
	useEffect(() => {
		if (isStill && drawn !== undefined) setRested({ number, pocket: drawn });
	}, [isStill, drawn, number]);
	const lies = isRested ? degreesOf(pockets, drawn) : from;
	const rest = { degrees: lies, rotation: restOf(lies), drawn: isRested ? drawn : undefined };
	return { rotor, ball, pockets, isTurning, ...rest };
}

/** From rest to full speed, and on at that until the ball may have fallen. */
function run(
	element: Element | null,
	runMs: number,
	at: (turned: number, isUp: boolean) => string,
): Animation | undefined {
	const lastsMs = runMs + FALL_AFTER_MS + FALL_MS;
	return element?.animate(
		[
			{ offset: 0, transform: at(0, false), easing: RAMP },
			{ offset: RAMP_MS / lastsMs, transform: at(RAMP_MS / 2, true) },
			{ offset: 1, transform: at(lastsMs - RAMP_MS / 2, true) },
		],
		{ duration: lastsMs, fill: "forwards" },
	);
}

/** Ever slower, from the speed at which it ran, until the pocket is towards the player. */
function fallRotor(rotor: Element | null, begin: number, to: number): Animation | undefined {
	const ahead = 360 + within(to - begin);
	const slope = (ROTOR_SPEED * FALL_MS) / ahead;
	return rotor?.animate([{ transform: `rotate(${begin}deg)` }, { transform: `rotate(${begin + ahead}deg)` }], {
		duration: FALL_MS,
		easing: `cubic-bezier(.3,${(0.3 * slope).toFixed(4)},.5,1)`,
		fill: "forwards",
	});
}

/** So many degrees at least: about as many as its speed on the track takes it. */
const BALL_FALLS = 1_220;

function fallBall(ball: Element | null, begin: number, to: number): Animation | undefined {
	const back = BALL_FALLS + within(begin - to - BALL_FALLS);
	return ball?.animate(ballFall(begin, begin - back), { duration: FALL_MS, fill: "forwards" });
}

const within = (degrees: number): number => ((degrees % 360) + 360) % 360;
