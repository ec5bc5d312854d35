import type { CSSProperties } from "react";
import { facesOf, pipsOf, type Side } from "./faces.ts";

const SIDES: readonly Side[] = ["bottom", "north", "west", "east", "south", "top"];

/** How a die is thrown: where it comes from in its own lengths, how often it turns over, and how it lies in the end. */
export type Flight = { fromX: number; fromY: number; overX: number; overY: number; yaw: number; lastsMs: number };

type Props = { face: number; flight: Flight; isThrown: boolean };

/** A cube whose sides are drawn, seen from above: what lies on top is what was drawn, from the first moment of its flight. */
export function Die({ face, flight, isThrown }: Props) {
	const faces = facesOf(face);
	return (
		<span className="die" data-thrown={isThrown || undefined} style={styleOf(flight)}>
			<span className="die-shadow" />
			<span className="die-hop">
				<span className="die-cube">
					{SIDES.map((side) => (
						<span key={`core ${side}`} className="die-core" data-side={side} />
					))}
					{SIDES.map((side) => (
						<span key={side} className="die-face" data-side={side} data-of={faces[side]}>
							{pipsOf(faces[side]).map(([row, column]) => (
								<i key={`${row} ${column}`} className="die-pip" style={{ gridRow: row, gridColumn: column }} />
							))}
						</span>
					))}
				</span>
			</span>
		</span>
	);
}

const styleOf = ({ fromX, fromY, overX, overY, yaw, lastsMs }: Flight): CSSProperties =>
	({
		"--from-x": fromX,
		"--from-y": fromY,
		"--over-x": `${overX}turn`,
		"--over-y": `${overY}turn`,
		"--yaw": `${yaw}deg`,
		"--lasts": `${lastsMs}ms`,
	}) as CSSProperties;

/** A face of a die, flat. */
export const FlatDie = ({ face }: { face: number }) => (
	<svg className="flat-die" viewBox="0 0 30 30" aria-hidden="true" data-of={face}>
		<rect className="flat-die-face" x="1" y="1" width="28" height="28" rx="6" />
		{pipsOf(face).map(([row, column]) => (
			<circle
				key={`${row} ${column}`}
				className="flat-die-pip"
				cx={column * 7.5}
				cy={row * 7.5}
				r={face === 1 ? 4.2 : 2.7}
			/>
		))}
	</svg>
);
