const CELL = 10;
const GAP = 2;
const STEP = CELL + GAP;
const REELS = 5;
const ROWS = 3;

/** A line of a title, drawn on its fifteen cells. */
export function LineDrawing({ rows, label }: { rows: readonly number[]; label: string }) {
	const points = rows.map((row, reel) => `${reel * STEP + CELL / 2},${row * STEP + CELL / 2}`).join(" ");
	return (
		<svg
			role="img"
			aria-label={`${label}: ${rows.map((row) => row + 1).join(" ")}`}
			viewBox={`0 0 ${REELS * STEP - GAP} ${ROWS * STEP - GAP}`}
			className="w-14"
		>
			{rows.flatMap((at, reel) =>
				Array.from({ length: ROWS }, (_, row) => (
					<rect
						key={`${reel}-${row}`}
						x={reel * STEP}
						y={row * STEP}
						width={CELL}
						height={CELL}
						rx="2"
						className={row === at ? "fill-[var(--accent)]" : "fill-[var(--surface-3)]"}
					/>
				)),
			)}
			<polyline points={points} fill="none" stroke="currentcolor" strokeWidth="1.5" strokeLinejoin="round" />
		</svg>
	);
}
