import { type CSSProperties, type RefObject, useMemo } from "react";
import { type Board, metAtMs, pinAt, pinsMet, SLOT_HEIGHT, slotAt, TOP } from "./board.ts";

type Props = {
	board: Board;
	/** What each slot pays, from the left. */
	faces: readonly string[];
	/** The way of the ball that falls or has fallen. */
	path: readonly number[] | undefined;
	/** The slot that the ball has reached. */
	reached: number | undefined;
	ball: RefObject<SVGGElement | null>;
	isFalling: boolean;
	onSkip(): void;
};

/** How far from the middle a slot is, from 0 to 1. */
const heatOf = (slot: number, rows: number): number => Math.abs(2 * slot - rows) / rows;

/** Pins in a golden arch over the slots, and the garnet that falls through them. */
export function PlinkoBoard({ board, faces, path, reached, ball, isFalling, onSkip }: Props) {
	const { rows, width, height, pinRadius, ballRadius, apart } = board;
	const pins = useMemo(
		() =>
			Array.from({ length: rows }, (_, row) =>
				Array.from({ length: row + 3 }, (_pin, pin) => pinAt(board, row, pin)),
			).flat(),
		[board],
	);
	return (
		<svg className="plinko-board" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" onClick={onSkip}>
			<Paints />
			<path
				className="plinko-funnel"
				d={`M${width / 2 - 40} ${TOP - 86}H${width / 2 + 40}L${width / 2 + 20} ${TOP - 56}H${width / 2 - 20}Z`}
			/>
			{pins.map(({ x, y }) => (
				<g key={`${x} ${y}`}>
					<circle className="plinko-shade" cx={x + pinRadius * 0.6} cy={y + pinRadius * 1.1} r={pinRadius} />
					<circle cx={x} cy={y} r={pinRadius} fill="url(#plinko-pin)" />
				</g>
			))}
			{path &&
				pinsMet(board, path).map(({ x, y }, row) => (
					<circle
						key={`${path.join("")} ${row}`}
						className="plinko-met"
						data-falling={isFalling}
						cx={x}
						cy={y}
						r={pinRadius * 2.4}
						style={{ animationDelay: `${metAtMs(row)}ms` }}
					/>
				))}
			{faces.map((face, slot) => {
				const { x, y } = slotAt(board, slot);
				return (
					<g
						key={slot}
						className="plinko-slot"
						data-reached={slot === reached || undefined}
						style={{ "--heat": heatOf(slot, rows) } as CSSProperties}
					>
						<path d={cup(x, y, apart * 0.92)} />
						<text
							transform={`translate(${x} ${y + SLOT_HEIGHT * 0.58})${apart < 40 ? " rotate(-90)" : ""}`}
							style={{ fontSize: Math.min(19, apart < 40 ? apart * 0.62 : apart * 0.36) }}
						>
							{face}
						</text>
					</g>
				);
			})}
			<g
				ref={ball}
				className="plinko-ball"
				data-on={isFalling || reached !== undefined}
				style={restStyle(board, reached)}
			>
				<circle className="plinko-shade" cx={ballRadius * 0.3} cy={ballRadius * 0.5} r={ballRadius} />
				<circle r={ballRadius} fill="url(#plinko-gem)" />
				<path className="plinko-facet" transform={`scale(${ballRadius})`} d="M-.5-.5.5-.5.75.1 0 .8-.75.1Z" />
				<circle className="plinko-glint" cx={-ballRadius * 0.35} cy={-ballRadius * 0.4} r={ballRadius * 0.2} />
			</g>
		</svg>
	);
}

function restStyle(board: Board, reached: number | undefined): CSSProperties {
	if (reached === undefined) return {};
	const { x, y } = slotAt(board, reached);
	return { transform: `translate(${x}px, ${y + SLOT_HEIGHT * 0.02}px)` };
}

/** A cup with its two points up. */
const cup = (x: number, y: number, wide: number): string => {
	const [left, right, foot] = [x - wide / 2, x + wide / 2, y + SLOT_HEIGHT - 6];
	const point = Math.min(9, wide * 0.3);
	return `M${left} ${y}L${left + point} ${y + point}H${right - point}L${right} ${y}V${foot - 6}Q${right} ${foot} ${right - 6} ${foot}H${left + 6}Q${left} ${foot} ${left} ${foot - 6}Z`;
};

const Paints = () => (
	<defs>
		<radialGradient id="plinko-pin" cx=".35" cy=".28" r=".8">
			<stop offset="0" className="stop-gold-light" />
			<stop offset=".5" className="stop-gold" />
			<stop offset="1" className="stop-gold-deep" />
		</radialGradient>
		<radialGradient id="plinko-gem" cx=".36" cy=".3" r=".8">
			<stop offset="0" className="stop-gem-light" />
			<stop offset=".45" className="stop-gem" />
			<stop offset="1" className="stop-gem-deep" />
		</radialGradient>
		<linearGradient id="plinko-funnel" x2="0" y2="1">
			<stop offset="0" className="stop-gold-light" />
			<stop offset=".5" className="stop-gold" />
			<stop offset="1" className="stop-gold-deep" />
		</linearGradient>
	</defs>
);
