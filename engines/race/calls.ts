import type { FinishingOrder, RaceCall, RunnerTrack, WinningMargin } from "./types.ts";

const HALFWAY_X10000 = 5_000;
const FINAL_STRETCH_X10000 = 8_000;

/** Commentary waits for the field to settle and for a lead to last, and pauses between two calls. */
const SETTLED_MS = 2_000;
const PROVEN_MS = 750;
const BREATH_MS = 2_500;

/** A runner that gains this many places within this time, into the first three, is mentioned. */
const GAINED_PLACES = 3;
const GAINED_WITHIN_MS = 3_000;

const LEADERS = 3;

type Field = { readonly tracks: readonly RunnerTrack[]; readonly stepMs: number; readonly ranks: readonly number[][] };

/** The runners at a step, leader first. */
export const ranksAt = (tracks: readonly RunnerTrack[], step: number): number[] =>
	tracks
		.toSorted((a, b) => b.progressX10000[step]! - a.progressX10000[step]! || a.number - b.number)
		.map(({ number }) => number);

const leaderAt = ({ ranks }: Field, step: number) => ranks[step]![0]!;

function stepsUntil({ tracks, stepMs }: Field): { first: number; last: number } {
	const firstFinishMs = Math.min(...tracks.map(({ finishMs }) => finishMs));
	return { first: Math.ceil(SETTLED_MS / stepMs), last: Math.floor(firstFinishMs / stepMs) };
}

/** New leaders that have led for a while, with a pause between two calls. */
function leadCalls(field: Field): RaceCall[] {
	const { first, last } = stepsUntil(field);
	const proven = Math.ceil(PROVEN_MS / field.stepMs);
	const calls: Extract<RaceCall, { kind: "leads" }>[] = [];
	for (let step = first; step <= last; step++) {
		const runner = leaderAt(field, step);
		const before = calls.at(-1);
		const isTooSoon = before && step * field.stepMs - before.atMs < BREATH_MS;
		if (before?.runner === runner || isTooSoon || leaderAt(field, step - proven) !== runner) continue;
		calls.push({ kind: "leads", atMs: step * field.stepMs, runner });
	}
	return calls;
}

/** The first runner that moved up into the leading places within the span before this step. */
function moveAt({ ranks }: Field, step: number, span: number): { runner: number; place: number } | null {
	const [now, then] = [ranks[step]!, ranks[step - span]!];
	for (let place = 2; place <= LEADERS; place++) {
		const runner = now[place - 1]!;
		if (then.indexOf(runner) + 1 - place >= GAINED_PLACES) return { runner, place };
	}
	return null;
}

function moveCalls(field: Field): RaceCall[] {
	const { first, last } = stepsUntil(field);
	const span = Math.ceil(GAINED_WITHIN_MS / field.stepMs);
	const calls: RaceCall[] = [];
	for (let step = first + span; step <= last; step++) {
		const move = moveAt(field, step, span);
		const atMs = step * field.stepMs;
		if (!move || atMs - (calls.at(-1)?.atMs ?? 0) < BREATH_MS) continue;
		calls.push({ kind: "moves-up", atMs, ...move });
	}
	return calls;
}

/** Names the first three when the leader passes a point of the course. */
function pointCall(field: Field, kind: "halfway" | "final-stretch", pointX10000: number): RaceCall[] {
	const step = field.ranks.findIndex((_, at) => field.tracks.some((track) => track.progressX10000[at]! >= pointX10000));
	return [{ kind, atMs: step * field.stepMs, leaders: field.ranks[step]!.slice(0, LEADERS) }];
}

const MARGINS: readonly { readonly underMs: number; readonly margin: WinningMargin }[] = [
	{ underMs: 45, margin: "nose" },
	{ underMs: 70, margin: "head" },
	{ underMs: 110, margin: "neck" },
	{ underMs: 160, margin: "half-length" },
	{ underMs: 300, margin: "length" },
];

const marginOf = (gapMs: number): WinningMargin => MARGINS.find(({ underMs }) => gapMs < underMs)?.margin ?? "lengths";

/** The winning margin is visible when the second runner finishes. */
function finishCalls({ tracks }: Field, order: FinishingOrder): RaceCall[] {
	const finishOf = (place: number) => tracks.find(({ number }) => number === order.at(place))!.finishMs;
	const [winnerMs, secondMs, lastMs] = [finishOf(0), finishOf(1), finishOf(-1)];
	return [
		{ kind: "winner", atMs: secondMs, runner: order[0]!, margin: marginOf(secondMs - winnerMs) },
		{ kind: "result", atMs: lastMs, order },
	];
}

/** The commentary of a race in order of time. Each call uses only what has been shown by then. */
export function callRace(tracks: readonly RunnerTrack[], order: FinishingOrder, stepMs: number): RaceCall[] {
	const ranks = tracks[0]!.progressX10000.map((_, step) => ranksAt(tracks, step));
	const field: Field = { tracks, stepMs, ranks };
	const calls: RaceCall[] = [
		{ kind: "off", atMs: 0, runnerCount: tracks.length },
		...leadCalls(field),
		...moveCalls(field),
		...pointCall(field, "halfway", HALFWAY_X10000),
		...pointCall(field, "final-stretch", FINAL_STRETCH_X10000),
		...finishCalls(field, order),
	];
	return calls.sort((a, b) => a.atMs - b.atMs);
}
