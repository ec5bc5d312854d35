import { usePlayTexts } from "../../texts.ts";
import type { TitleRound } from "../title-round.ts";
import { type Bead, beadOf, dealOf, ROAD_ROWS, roadOf } from "./roads.ts";
import { type BaccaratTexts, useBaccaratTexts } from "./texts.ts";

const COLUMNS = 10;
const ROAD_COLUMNS = 20;

/** The plate: each round as a bead, column by column; beneath it the road of runs. Only one's own rounds stand there. */
export function Roads({ rounds }: { rounds: readonly TitleRound[] }) {
	const t = useBaccaratTexts();
	const comma = usePlayTexts()("spoken.comma");
	const beads = rounds.map((round) => beadOf(dealOf(round)));
	const counted = (winner: Bead["winner"]): number => beads.filter((bead) => bead.winner === winner).length;
	const cells = roadOf(beads);
	const last = Math.max(0, ...cells.map(({ column }) => column));
	const from = Math.max(0, last - ROAD_COLUMNS + 1);
	return (
		<div className="bac-roads">
			<ol className="bac-plate" aria-label={t("roads.plate")}>
				{beads.slice(-ROAD_ROWS * COLUMNS).map((bead, at) => (
					<li key={at} data-winner={bead.winner}>
						<span aria-hidden="true">{t("total", { total: bead.total })}</span>
						<span className="sr-only">{beadText(bead, t, comma)}</span>
						{bead.playerPair && <i data-pair="player" />}
						{bead.bankerPair && <i data-pair="banker" />}
					</li>
				))}
			</ol>
			<svg className="bac-road" viewBox={`0 0 ${ROAD_COLUMNS * 10} ${ROAD_ROWS * 10}`} aria-hidden="true">
				<path className="bac-grid" d={GRID} />
				{cells
					.filter(({ column }) => column >= from)
					.map(({ column, row, winner, ties }) => (
						<g
							key={`${column} ${row}`}
							data-winner={winner}
							transform={`translate(${(column - from) * 10 + 5} ${row * 10 + 5})`}
						>
							<circle className="bac-run" r="3.600" />
							{ties > 0 && <path className="bac-tied" d="M-4 4 4-4" />}
						</g>
					))}
			</svg>
			<p className="bac-counts">
				{t("roads.counts", { player: counted("player"), banker: counted("banker"), tie: counted("tie") })}
			</p>
		</div>
	);
}

const GRID = [
	...Array.from({ length: ROAD_COLUMNS + 1 }, (_, at) => `M${at * 10} 0V${ROAD_ROWS * 10}`),
	...Array.from({ length: ROAD_ROWS + 1 }, (_, at) => `M0 ${at * 10}H${ROAD_COLUMNS * 10}`),
].join("");

const beadText = (bead: Bead, t: BaccaratTexts, comma: string): string =>
	[
		t("roads.bead", { result: t(`result.${bead.winner}`), total: bead.total }),
		...(["playerPair", "bankerPair"] as const).filter((pair) => bead[pair]).map((pair) => t(`roads.${pair}`)),
	].join(comma);
