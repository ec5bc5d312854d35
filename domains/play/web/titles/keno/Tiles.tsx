import { KENO_NUMBERS } from "@baize/engines/draw";
import { type CSSProperties, memo } from "react";
import { useGridKeys } from "../use-grid-keys.ts";
import { useKenoTexts } from "./texts.ts";

const COLUMNS = 8;
const NUMBERS = Array.from({ length: KENO_NUMBERS }, (_, at) => at + 1);

type Look = "plain" | "picked" | "drawn" | "hit";
type Props = {
	picks: readonly number[];
	drawn: readonly number[];
	isFixed: boolean;
	onPick(number: number): void;
	/** While the lemons fall. */
	onSkip(): void;
};

/** The wall: forty glazed tiles to pick from, and the lemons that have fallen on them. */
export function Tiles({ picks, drawn, isFixed, onPick, onSkip }: Props) {
	const t = useKenoTexts();
	const grid = useGridKeys({ columns: COLUMNS, rows: KENO_NUMBERS / COLUMNS, first: 0 });
	return (
		<fieldset {...grid.of} className="keno-tiles" aria-label={t("board", { picks: picks.length })}>
			{NUMBERS.map((number, at) => {
				const look = lookOf(picks.includes(number), drawn.includes(number));
				return (
					<button
						key={number}
						type="button"
						className="keno-tile"
						data-look={look}
						style={{ "--turn": `${(number * 53) % 40}deg` } as CSSProperties}
						tabIndex={at === grid.at ? 0 : -1}
						aria-label={t(`tiles.${look}`, { number })}
						aria-pressed={picks.includes(number)}
						aria-disabled={isFixed || undefined}
						onFocus={() => grid.moveTo(at)}
						onClick={() => (isFixed ? onSkip() : onPick(number))}
					>
						<Glaze />
						{drawn.includes(number) && <Lemon />}
						<bdi>{t("tiles.plain", { number })}</bdi>
					</button>
				);
			})}
		</fieldset>
	);
}

function lookOf(isPicked: boolean, isDrawn: boolean): Look {
	if (isPicked) return isDrawn ? "hit" : "picked";
	return isDrawn ? "drawn" : "plain";
}

const CORNER = "M3 3h13c0 5-3 8-6 8 1 4-2 6-4 6-1 3-3 3-3 3Z";

/** A painted tile: a quarter of a flower in each corner, and a fine line around. */
const Glaze = memo(() => (
	<svg className="keno-glaze" viewBox="0 0 64 64" aria-hidden="true">
		<rect className="keno-edge" x="1" y="1" width="62" height="62" rx="4" />
		<rect className="keno-face" x="2" y="2" width="60" height="59" rx="3" />
		{[0, 90, 180, 270].map((turn) => (
			<g key={turn} transform={`rotate(${turn} 32 32)`}>
				<path className="keno-paint" d={CORNER} />
				<circle className="keno-dot" cx="6.5" cy="6.5" r="2" />
				<path className="keno-line" d="M18 5.500h28" />
				<circle className="keno-paint" cx="32" cy="5.500" r="1.600" />
			</g>
		))}
		<path className="keno-shine" d="M4 4h56L50 9H9v40L4 58Z" />
	</svg>
));

/** A lemon with its leaf, lying on the tile. */
const Lemon = memo(() => (
	<svg className="keno-lemon" viewBox="0 0 64 64" aria-hidden="true">
		<ellipse className="keno-lemon-shade" cx="35" cy="38" rx="23" ry="19" />
		<g className="keno-lemon-turned">
			<path className="keno-leaf" d="M46 17c2-9 9-12 15-11 0 8-5 14-13 14Z" />
			<path className="keno-leaf-line" d="M47 19 58 8" />
			<path
				className="keno-lemon-skin"
				d="M8 36c1-3 3-4 5-6C16 20 24 14 33 14c8 0 13 4 16 8 3 1 6 1 7 4 1 2-1 4-3 6 0 10-8 19-20 19-8 0-15-4-18-9-3 0-8-3-7-6Z"
			/>
			<path className="keno-lemon-glint" d="M19 27c4-7 10-9 15-9-5 2-10 5-12 11Z" />
		</g>
	</svg>
));
