import type { RaceProgress, RaceView } from "../contract/index.ts";
import { linesUntil } from "./commentary.ts";
import { type Position, positionsAt } from "./positions.ts";
import { isOver } from "./progress.ts";
import { Silk } from "./Silk.tsx";
import { useVirtualsTexts } from "./texts.ts";
import { useElapsed } from "./use-elapsed.ts";

type Shown = { race: RaceView; progress: RaceProgress | null; now: () => number };

const LINES_EVERY_MS = 400;
/** Lengths are written in Latin digits everywhere, as numbers and prices are. */
const TENTHS = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Positions are a table to look up; they change no faster than one can read. */
const POSITIONS_EVERY_MS = 2_000;

/** The commentary, announced live. The engine pauses between two calls, so a screen reader is not flooded. */
export function Commentary({ race, progress, now, isSilentlyShown }: Shown & { isSilentlyShown?: boolean }) {
	const t = useVirtualsTexts();
	const elapsedMs = useElapsed(progress, now, LINES_EVERY_MS);
	const lines = progress && elapsedMs >= 0 ? linesUntil(t, race, progress, elapsedMs) : [];
	return (
		<div
			role="log"
			aria-live="polite"
			aria-label={t("calls.title")}
			className={isSilentlyShown ? "sr-only" : "min-h-0"}
		>
			{lines.length === 0 && <p className="text-ink-muted">{t("calls.waiting")}</p>}
			<ol className={isSilentlyShown ? "" : "flex flex-col-reverse justify-end gap-2"}>
				{lines.map(({ atMs, text }, at) => (
					<li key={`${atMs}-${text}`} className={at === lines.length - 1 ? "text-lg font-semibold" : "text-ink-muted"}>
						{text}
					</li>
				))}
			</ol>
		</div>
	);
}

function PositionRow({ position, isOver }: { position: Position; isOver: boolean }) {
	const { runner, place, behindLengths } = position;
	const t = useVirtualsTexts();
	return (
		<tr>
			<td className="py-1 pe-3 text-ink-muted tabular">{place}</td>
			<th scope="row" className="w-full py-1 text-start font-medium wrap-anywhere">
				<span className="flex items-center gap-2">
					<Silk silk={runner.silk} />
					<span className="tabular">{runner.number}</span> {runner.name}
				</span>
			</th>
			<td className="py-1 text-end whitespace-nowrap text-ink-muted tabular max-[16rem]:whitespace-normal">
				{place === 1
					? t(isOver ? "positions.winner" : "positions.leader")
					: t("positions.lengths", { lengths: TENTHS.format(behindLengths) })}
			</td>
		</tr>
	);
}

function Positions({ race, progress, now }: Shown) {
	const t = useVirtualsTexts();
	const elapsedMs = useElapsed(progress, now, POSITIONS_EVERY_MS);
	if (!progress || elapsedMs < 0) return null;
	return (
		<table className="w-full content-start text-sm">
			<caption className="sr-only">{t("positions.title")}</caption>
			<thead className="sr-only">
				<tr>
					<th scope="col">{t("positions.place")}</th>
					<th scope="col">{t("positions.runner")}</th>
					<th scope="col">{t("positions.behind")}</th>
				</tr>
			</thead>
			<tbody>
				{positionsAt(race, progress, elapsedMs).map((position) => (
					<PositionRow key={position.runner.number} position={position} isOver={isOver(progress, elapsedMs)} />
				))}
			</tbody>
		</table>
	);
}

/** The race in text: the commentary and the positions. */
export function RaceText(shown: Shown) {
	return (
		<div className="grid min-h-55 grid-cols-1 content-start gap-6 bg-surface-1 px-4 pb-5 md:min-h-90 md:grid-cols-2">
			<Commentary {...shown} />
			<Positions {...shown} />
		</div>
	);
}
