import type { CSSProperties } from "react";

type Props = { x100: number; elapsedMs: number; state: "waiting" | "rising" | "broken" };

/** The picture keeps so much time, and such a height, in view at least. */
const MIN_MS = 9_000;
const MIN_TIMES = 1.6;
const AHEAD = 1.3;
const POINTS = 28;

/** The growth of a millisecond, for the eye: what is paid is computed with whole numbers. */
const GROWTH = Math.log(1 + 6 / 100_000);

/** The kite over its hills. Where it stands on the picture says how long, and how high. */
export function Sky({ x100, elapsedMs, state }: Props) {
	const across = Math.max(MIN_MS, elapsedMs * AHEAD);
	const up = Math.max(MIN_TIMES, (x100 / 100) * AHEAD) - 1;
	const place = (ms: number): readonly [number, number] => [
		8 + (82 * ms) / across,
		84 - Math.min(74, (74 * (Math.exp(GROWTH * ms) - 1)) / up),
	];
	const points = Array.from({ length: POINTS + 1 }, (_, at) => place((elapsedMs * at) / POINTS));
	const [x, y] = points[POINTS]!;
	const line = points.map(([left, top], at) => `${at === 0 ? "M" : "L"}${left.toFixed(2)} ${top.toFixed(2)}`).join("");
	return (
		<div className="crash-sky" data-state={state} dir="ltr">
			<svg aria-hidden="true" className="crash-land" viewBox="0 0 800 600" preserveAspectRatio="xMidYMax slice">
				<circle className="crash-sun" cx="610" cy="470" r="120" />
				{CLOUDS.map(([cx, cy, rx]) => (
					<ellipse key={cx} className="crash-cloud" cx={cx} cy={cy} rx={rx} ry={rx / 7} />
				))}
				<path className="crash-hill-far" d="M0 500C110 452 190 448 300 486S520 540 640 478s120-20 160-8v130H0Z" />
				<path className="crash-hill" d="M0 560C90 508 210 500 330 540s290 30 470-20v80H0Z" />
			</svg>
			<svg aria-hidden="true" className="crash-line" viewBox="0 0 100 100" preserveAspectRatio="none">
				<path d={`${line}L${x.toFixed(2)} 84L8 84Z`} className="crash-area" />
				<path d={line} className="crash-path" vectorEffect="non-scaling-stroke" />
			</svg>
			<svg
				aria-hidden="true"
				className="crash-kite"
				viewBox="-30 -40 60 110"
				style={{ "--x": `${x.toFixed(2)}%`, "--y": `${y.toFixed(2)}%` } as CSSProperties}
			>
				<path className="crash-tail" d="M0 30C-14 40 12 48-2 58S-16 66-10 70" />
				<path className="crash-knot" d="m-7 44 8-4 0 9Zm9 0 8-4-1 9ZM-9 60l8-3 0 8Zm9 0 8-3-1 8Z" />
				<path className="crash-half-light" d="M0-38 22-6 0 30Z" />
				<path className="crash-half" d="M0-38-22-6 0 30Z" />
				<path className="crash-spars" d="M0-38V30M-22-6H22" />
			</svg>
		</div>
	);
}

const CLOUDS = [
	[120, 150, 90],
	[330, 90, 60],
	[520, 190, 110],
	[705, 120, 70],
] as const;
