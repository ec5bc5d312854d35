const FRINGE = Array.from({ length: 41 }, (_, at) => at * 30);
const RAYS = Array.from({ length: 18 }, (_, at) => at * 20);

/** The stage of a shadow play: a cloth lit from behind, hills and trees of hide, and carved teak around it. */
export const Scene = () => (
	<>
		<div className="dt-screen" aria-hidden="true">
			<div className="dt-light" />
			<svg aria-hidden="true" className="dt-rays" viewBox="-100 -100 200 200">
				{RAYS.map((turn) => (
					<path key={turn} transform={`rotate(${turn})`} d="M-4-12-9-100H9L4-12Z" />
				))}
			</svg>
			<svg aria-hidden="true" className="dt-hills" viewBox="0 0 1200 200" preserveAspectRatio="none">
				<path
					className="dt-hill-far"
					d="M0 130C120 70 210 120 320 96S520 150 640 120 860 70 960 110 1130 70 1200 110V200H0Z"
				/>
				<path className="dt-hill" d="M0 160C140 120 260 170 420 158S700 182 830 160 1080 126 1200 164V200H0Z" />
			</svg>
			<Tree place="start" />
			<Tree place="end" />
			<svg aria-hidden="true" className="dt-weave" width="100%" height="100%">
				<pattern id="dt-weave" width="5" height="5" patternUnits="userSpaceOnUse">
					<path className="dt-thread" d="M0 0H5M0 0V5" />
				</pattern>
				<rect width="100%" height="100%" fill="url(#dt-weave)" />
			</svg>
		</div>
		<svg className="dt-valance" viewBox="0 0 1200 70" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
			<rect className="dt-beam" width="1200" height="26" />
			<path className="dt-beam-line" d="M0 23H1200M0 5H1200" />
			{FRINGE.map((x) => (
				<g key={x} transform={`translate(${x} 26)`}>
					<path className="dt-scallop" d="M-15 0H15C15 16 8 26 0 34-8 26-15 16-15 0Z" />
					<path className="dt-scallop-cut" d="M0 4C6 10 6 16 0 24-6 16-6 10 0 4Z" />
				</g>
			))}
		</svg>
	</>
);

const LEAVES = [
	[0, -150, 0],
	[-26, -128, -34],
	[26, -128, 34],
	[-40, -100, -62],
	[40, -100, 62],
	[-22, -96, -24],
	[22, -96, 24],
	[-44, -68, -88],
	[44, -68, 88],
] as const;

/** A tree at the edge of the screen, farther from the cloth than the puppets and so less sharp. */
const Tree = ({ place }: { place: "start" | "end" }) => (
	<svg className="dt-tree" data-place={place} viewBox="-80 -190 160 190" aria-hidden="true">
		<path
			className="dt-trunk"
			d="M-8 0C-4-30-8-60 0-100 8-60 4-30 8 0ZM0-70C-14-84-26-92-42-96L-40-90C-26-86-12-76 0-60ZM0-70C14-84 26-92 42-96L40-90C26-86 12-76 0-60Z"
		/>
		{LEAVES.map(([x, y, turn]) => (
			<path
				key={`${x} ${y}`}
				className="dt-leaf"
				transform={`translate(${x} ${y}) rotate(${turn})`}
				d="M0 26C-18 14-18-12 0-34 18-12 18 14 0 26ZM0 14C4 4 4-8 0-18-4-8-4 4 0 14Z"
			/>
		))}
	</svg>
);

const SPARKS = Array.from({ length: 14 }, (_, at) => at * (360 / 14));

/** Leaves of gilt that fly from the middle of the screen when a win is large. */
export const Sparks = () => (
	<svg className="dt-sparks" viewBox="-100 -100 200 200" aria-hidden="true">
		{SPARKS.map((turn, at) => (
			<g key={turn} transform={`rotate(${turn})`}>
				<path className="dt-spark" data-near={at % 2 === 1 || undefined} d="M0-34C5-28 5-22 0-16-5-22-5-28 0-34Z" />
			</g>
		))}
	</svg>
);
