import type { Wilds } from "@baize/engines/video-poker";
import type { ReactNode } from "react";

const FAN = Array.from({ length: 24 }, (_, at) => {
	const [from, to] = [(Math.PI * at) / 24, (Math.PI * (at + 0.5)) / 24];
	const point = (angle: number): string =>
		`${(400 - 760 * Math.cos(angle)).toFixed(0)} ${(600 - 760 * Math.sin(angle)).toFixed(0)}`;
	return `M400 600L${point(from)}L${point(to)}Z`;
}).join("");

/** Of Nine Six Jacks: a rising sun and stepped lines in brass. */
const Sunrise = () => (
	<>
		<path className="poker-fan" d={FAN} />
		<circle className="poker-sun" cx="400" cy="600" r="190" />
		<path className="poker-steps" d="M0 40H250L280 16H520L550 40H800 M0 54H256L286 30H514L544 54H800" />
	</>
);

/** Of the twos: two mesas before a low sun, and the layers of their rock. */
const Canyon = () => (
	<>
		<circle className="poker-sun" cx="400" cy="470" r="150" />
		<path
			className="poker-rock"
			d="M0 600V330L24 318V250H176V312L204 326V420L236 440V600Z M800 600V360L782 344V220H690V204H634V318L606 334V430L576 448V600Z"
		/>
		<path
			className="poker-steps"
			d="M24 286H176 M0 352H204 M0 392H204 M0 452H236 M634 262H782 M606 360H800 M606 400H800 M576 470H800"
		/>
	</>
);

const DIAMONDS = Array.from({ length: 60 }, (_, at) => {
	const [row, column] = [Math.floor(at / 10), at % 10];
	return `M${column * 88 + (row % 2) * 44} ${row * 110 - 20}l44 75-44 75-44-75Z`;
}).join("");

/** Three on each garland, the middle one lowest. */
const LAMPS = [0, 267, 533].flatMap((x) => [
	[x + 67, 54],
	[x + 133, 65],
	[x + 200, 54],
]);

/** Of the joker: the diamonds of a harlequin's coat, and garlands of lamps. */
const Carnival = () => (
	<>
		<path className="poker-fan" d={DIAMONDS} />
		<path className="poker-steps" d="M0 20Q133 110 267 20 M267 20Q400 110 533 20 M533 20Q667 110 800 20" />
		{LAMPS.map(([x, y]) => (
			<circle key={x} className="poker-sun" cx={x} cy={y} r="9" />
		))}
	</>
);

const BACKDROPS: Record<Wilds, () => ReactNode> = { none: Sunrise, deuces: Canyon, joker: Carnival };

/** What stands behind everything, in the manner of the title. */
export function Backdrop({ wilds }: { wilds: Wilds }) {
	const Scene = BACKDROPS[wilds];
	return (
		<svg className="poker-deco" viewBox="0 0 800 600" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
			<Scene />
		</svg>
	);
}
