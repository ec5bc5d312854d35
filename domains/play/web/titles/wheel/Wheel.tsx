import { type WheelRisk, wheelTimesX10000 } from "@baize/engines/draw";
import type { RefObject } from "react";
import { useTimes } from "../use-times.ts";
import { legendOf, SEGMENT_DEGREES } from "./segments.ts";

const [OUTER, INNER, TEXT] = [236, 108, 196] as const;

type Props = {
	risk: WheelRisk;
	disc: RefObject<SVGGElement | null>;
	degrees: number;
	/** The segment under the pointer, once the wheel has stopped. */
	stopped: number | undefined;
	/** What stands in the hub. */
	hub: string;
	isWon: boolean;
};

/** A disc in four inks, cut into 24, under a pointer that does not move. */
export function Wheel({ risk, disc, degrees, stopped, hub, isWon }: Props) {
	const times = useTimes();
	const legend = legendOf(risk);
	const segments = wheelTimesX10000(risk);
	return (
		<svg className="wheel-disc" viewBox="-260 -268 520 528" aria-hidden="true">
			<circle className="wheel-shadow" cx="9" cy="11" r="246" />
			<circle className="wheel-rim" r="246" />
			<g ref={disc} style={{ transform: `rotate(${degrees}deg)` }}>
				{segments.map((timesX10000, at) => (
					<g
						key={at}
						className="wheel-segment"
						data-ink={legend.find((each) => each.timesX10000 === timesX10000)!.ink}
						data-stopped={at === stopped || undefined}
						transform={`rotate(${at * SEGMENT_DEGREES})`}
					>
						<path d={SECTOR} />
						{timesX10000 > 0 && <text transform={`translate(0 ${-TEXT}) rotate(90)`}>{times(timesX10000)}</text>}
						{timesX10000 === 0 && <circle className="wheel-nought" cy={-TEXT} r="7" />}
					</g>
				))}
				<circle className="wheel-inner" r={INNER} />
				<path className="wheel-arc" data-ink="blue" d={arc(92, 10, 130)} />
				<path className="wheel-arc" data-ink="yellow" d={arc(92, 150, 230)} />
				<path className="wheel-arc" data-ink="red" d={arc(92, 250, 350)} />
			</g>
			<circle className="wheel-hub" r="72" data-won={isWon || undefined} />
			<text className="wheel-hub-text" data-won={isWon || undefined} style={{ fontSize: hub.length > 5 ? 32 : 42 }}>
				{hub}
			</text>
			<path className="wheel-pointer" d="M-24-266H24L0-206Z" />
		</svg>
	);
}

const pointAt = (radius: number, degrees: number): string => {
	const angle = ((degrees - 90) * Math.PI) / 180;
	return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};
const HALF = SEGMENT_DEGREES / 2;
const SECTOR = `M${pointAt(INNER, -HALF)}L${pointAt(OUTER, -HALF)}A${OUTER} ${OUTER} 0 0 1 ${pointAt(OUTER, HALF)}L${pointAt(INNER, HALF)}A${INNER} ${INNER} 0 0 0 ${pointAt(INNER, -HALF)}Z`;
const arc = (radius: number, from: number, to: number): string =>
	`M${pointAt(radius, from)}A${radius} ${radius} 0 0 1 ${pointAt(radius, to)}`;
