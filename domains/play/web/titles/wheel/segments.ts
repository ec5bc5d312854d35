import { type WheelRisk, wheelTimesX10000 } from "@baize/engines/draw";

export const SEGMENT_DEGREES = 15;

/** The inks of a wheel: what pays nothing is bare paper, what pays most is red. */
export type Ink = "paper" | "yellow" | "blue" | "black" | "red";
const INKS: Readonly<Record<number, readonly Ink[]>> = {
	1: ["red"],
	3: ["yellow", "blue", "red"],
	4: ["yellow", "blue", "black", "red"],
};

/** What the wheel of a risk pays: each multiplier once, the lowest first, with its ink and how many segments have it. */
export function legendOf(risk: WheelRisk): readonly { timesX10000: number; count: number; ink: Ink }[] {
	const all = wheelTimesX10000(risk);
	const different = [...new Set(all)].sort((one, other) => one - other);
	const paying = different.filter((times) => times > 0);
	return different.map((timesX10000) => ({
		timesX10000,
		count: all.filter((times) => times === timesX10000).length,
		ink: timesX10000 === 0 ? "paper" : INKS[paying.length]![paying.indexOf(timesX10000)]!,
	}));
}

/** Where the wheel stands so that a segment is under the pointer: whole turns on from where it stands now. */
export function turnTo(segment: number, fromDegrees: number, turns: number): number {
	const rest = (((-segment * SEGMENT_DEGREES - fromDegrees) % 360) + 360) % 360;
	return fromDegrees + rest + turns * 360;
}
