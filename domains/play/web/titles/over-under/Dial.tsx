import { OVER_UNDER_NUMBERS, type OverUnderChoice } from "@baize/engines/draw";
import type { Ref } from "react";
import { degreesOf } from "./use-needle.ts";

const CENTRE = { x: 200, y: 178 };
const TICKS = 40;

const at = (radius: number, number: number): string => {
	const angle = ((degreesOf(number) - 90) * Math.PI) / 180;
	return `${(CENTRE.x + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE.y + radius * Math.sin(angle)).toFixed(1)}`;
};

/** A part of the scale, from one number to another. */
function arc(from: number, to: number): string {
	const isLarge = degreesOf(to) - degreesOf(from) > 180 ? 1 : 0;
	return `M${at(112, from)}A112 112 0 ${isLarge} 1 ${at(112, to)}`;
}

type Props = { choice: OverUnderChoice; needle: Ref<SVGGElement>; degrees: number; isWon: boolean };

/** The dial: the numbers that win are painted, and the needle stands where it stopped last. */
export function Dial({ choice: { side, target }, needle, degrees, isWon }: Props) {
	const winning = side === "under" ? arc(0, target) : arc(target, OVER_UNDER_NUMBERS);
	return (
		<svg className="over-under-dial" viewBox="0 0 400 350" data-won={isWon || undefined} aria-hidden="true">
			<circle className="bd-case" cx={CENTRE.x} cy={CENTRE.y} r="168" />
			<circle className="bd-rim" cx={CENTRE.x} cy={CENTRE.y} r="152" />
			<circle className="bd-face" cx={CENTRE.x} cy={CENTRE.y} r="147" />
			<path className="bd-scale" d={arc(0, OVER_UNDER_NUMBERS)} />
			<path className="bd-winning" d={winning} />
			{Array.from({ length: TICKS + 1 }, (_, tick) => {
				const number = (tick * OVER_UNDER_NUMBERS) / TICKS;
				return (
					<path key={tick} className="bd-tick" d={`M${at(122, number)}L${at(tick % 4 === 0 ? 132 : 127, number)}`} />
				);
			})}
			{Array.from({ length: 11 }, (_, ten) => {
				const [x, y] = at(92, (ten * OVER_UNDER_NUMBERS) / 10).split(" ");
				return (
					<text key={ten} className="bd-number" x={x} y={y}>
						{ten * 10}
					</text>
				);
			})}
			<path className="bd-target" d={`M${at(102, target)}L${at(134, target)}`} />
			<g ref={needle} className="bd-needle" style={{ transform: `rotate(${degrees}deg)` }}>
				<path d="M196 214 198.500 78 200 64 201.500 78 204 214Z" />
				<circle cx="200" cy="222" r="9" />
			</g>
			<circle className="bd-hub" cx={CENTRE.x} cy={CENTRE.y} r="11" />
		</svg>
	);
}
