import { type Tower, towerTimesX10000 } from "@baize/engines/ladder";
import { type CSSProperties, memo, useEffect } from "react";
import { useGridKeys } from "../use-grid-keys.ts";
import { useTimes } from "../use-times.ts";
import type { PanelLook } from "./panels.ts";
import { useTowersTexts } from "./texts.ts";

type Props = {
	tower: Tower;
	/** By floor, from below. */
	panels: readonly (readonly PanelLook[])[];
	/** The floor whose panels can be opened. */
	floor: number | undefined;
	onOpen(cell: number): void;
};

/** Floors of paper panels under tiled eaves. One panel is in the order of tabs, and the arrow keys go on from there. */
export function Pagoda({ tower, panels, floor, onOpen }: Props) {
	const t = useTowersTexts();
	const times = useTimes();
	const { cells, rows } = tower;
	const grid = useGridKeys({ columns: cells, rows, first: (rows - 1) * cells });
	useFollowing({ grid, floor, tower });
	return (
		<fieldset
			{...grid.of}
			className="pagoda"
			aria-label={t("tower", { floors: rows, panels: cells })}
			style={{ "--floors": rows } as CSSProperties}
		>
			<svg className="pagoda-spire" viewBox="0 0 100 60" aria-hidden="true">
				<path d="M50 0v60M42 18h16M40 28h20M38 38h24" />
				<circle cx="50" cy="7" r="5" />
			</svg>
			{panels.toReversed().map((looks, fromTop) => {
				const row = rows - 1 - fromTop;
				return (
					<div
						key={row}
						className="pagoda-floor"
						data-state={row === floor ? "now" : floor !== undefined && row < floor ? "past" : undefined}
						style={{ "--width": `${62 + (fromTop / Math.max(1, rows - 1)) * 38}%` } as CSSProperties}
					>
						<Eaves />
						<bdi className="pagoda-times">{times(Number(towerTimesX10000(tower, row + 1) / 100n) * 100)}×</bdi>
						<div className="pagoda-panels">
							{looks.map((look, cell) => {
								const at = fromTop * cells + cell;
								const isOn = row === floor;
								return (
									<button
										key={cell}
										type="button"
										className="pagoda-panel"
										data-look={look}
										tabIndex={at === grid.at ? 0 : -1}
										aria-label={t(`panels.${look}`, { floor: row + 1, panel: cell + 1 })}
										aria-disabled={!isOn || undefined}
										onFocus={() => grid.moveTo(at)}
										onClick={() => isOn && onOpen(cell)}
									>
										<Panel look={look} />
									</button>
								);
							})}
						</div>
					</div>
				);
			})}
		</fieldset>
	);
}

type Following = { grid: ReturnType<typeof useGridKeys>; floor: number | undefined; tower: Tower };

/** A player who climbs by keyboard is on the next floor at once. */
function useFollowing({ grid, floor, tower: { cells, rows } }: Following): void {
	useEffect(() => {
		const field = grid.of.ref.current;
		if (floor === undefined || !field) return;
		const at = (rows - 1 - floor) * cells + (grid.at % cells);
		grid.moveTo(at);
		if (field.contains(document.activeElement)) field.querySelectorAll("button")[at]?.focus();
	}, [floor, rows, cells]);
}

const Eaves = memo(() => (
	<svg className="pagoda-eave" viewBox="0 0 400 30" preserveAspectRatio="none" aria-hidden="true">
		<path className="nr-eaves" d="M0 24Q42 20 60 2H340Q358 20 400 24L396 30Q350 26 338 28H62Q50 26 4 30Z" />
		<path className="nr-tiles" d={TILES} />
		<path className="nr-ridge" d="M58 3H342" />
	</svg>
));

const TILES = Array.from({ length: 26 }, (_, at) => `M${72 + at * 10.3} 4V27`).join("");

const Panel = memo(({ look }: { look: PanelLook }) => {
	const isLamp = look === "lamp" || look === "missedLamp";
	return (
		<>
			<svg viewBox="0 0 80 44" preserveAspectRatio="none" aria-hidden="true">
				<rect className="nr-panel" x="0" y="0" width="80" height="44" />
				{isLamp && <ellipse className="nr-glow" cx="40" cy="24" rx="38" ry="26" />}
				<path className="nr-lattice" d="M20 0V44M40 0V44M60 0V44M0 14H80M0 30H80" />
			</svg>
			{look !== "closed" && (
				<svg viewBox="0 0 36 40" aria-hidden="true">
					{isLamp ? <Lamp /> : <Fox />}
				</svg>
			)}
		</>
	);
});

const Lamp = () => (
	<g>
		<path className="nr-lamp-cap" d="M12 5h12v4H12ZM12 33h12v4H12ZM18 0v5" />
		<path className="nr-lamp-body" d="M11 9h14c5 4 6 8 6 12s-1 8-6 12H11c-5-4-6-8-6-12s1-8 6-12Z" />
		<path className="nr-lamp-ribs" d="M7 14h22M5 21h26M7 28h22" />
	</g>
);

const Fox = () => (
	<g>
		<path className="nr-mask-face" d="M3 3 13 11H23L33 3C35 16 33 24 27 30L18 38 9 30C3 24 1 16 3 3Z" />
		<path className="nr-mask-paint" d="M6 8 11 13 7 17ZM30 8 25 13 29 17ZM18 12 15.500 20H20.500ZM16 34H20L18 37Z" />
		<path className="nr-mask-eyes" d="M8 21Q12 18 15 23Q11 24 8 21ZM28 21Q24 18 21 23Q25 24 28 21Z" />
	</g>
);
