import type { Outlook } from "@baize/engines/returns";

const [WIDTH, HEIGHT] = [320, 140];
const MARGIN = 6;

/** What lies between the unluckiest and the luckiest, round by round, around the balance before the first one. */
export function OutlookPlot({ outlook, label }: { outlook: Outlook; label: string }) {
	const last = outlook.at(-1)?.rounds ?? 1;
	const highest = Math.max(0, ...outlook.map(({ high }) => high));
	const lowest = Math.min(0, ...outlook.map(({ low }) => low));
	const x = (rounds: number): number => MARGIN + (rounds / last) * (WIDTH - 2 * MARGIN);
	const y = (net: number): number => MARGIN + ((highest - net) / Math.max(1, highest - lowest)) * (HEIGHT - 2 * MARGIN);
	const points = (of: "low" | "middle" | "high"): string[] =>
		outlook.map((at) => `${x(at.rounds).toFixed(1)},${y(at[of]).toFixed(1)}`);
	return (
		<svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full rounded-card bg-surface-2">
			<polygon
				points={[...points("high"), ...points("low").reverse()].join(" ")}
				fill="var(--accent)"
				fillOpacity="0.18"
			/>
			<line
				x1={x(0)}
				x2={x(last)}
				y1={y(0)}
				y2={y(0)}
				stroke="var(--ink-muted)"
				strokeWidth="1"
				strokeDasharray="3 4"
				vectorEffect="non-scaling-stroke"
			/>
			<Line points={points("high")} />
			<Line points={points("low")} />
			<Line points={points("middle")} isMain />
		</svg>
	);
}

function Line({ points, isMain = false }: { points: readonly string[]; isMain?: boolean }) {
	return (
		<polyline
			points={points.join(" ")}
			fill="none"
			stroke="var(--accent-ink)"
			strokeWidth={isMain ? 2.5 : 1}
			strokeLinejoin="round"
			vectorEffect="non-scaling-stroke"
		/>
	);
}
