import { Button, Panel } from "@baize/platform-web";
import { useOddsText } from "@baize/sports/web";
import type { RaceResultRow } from "../contract/index.ts";
import { ClockTime } from "./ClockTime.tsx";
import { Silk } from "./Silk.tsx";
import { useVirtualsTexts } from "./texts.ts";

const SHOWN_RESULTS = 6;

/** The finished races, latest first, each with its first places and a way to check it. */
export function LastResults({
	results,
	onCheck,
}: {
	results: readonly RaceResultRow[];
	onCheck: (raceId: string) => void;
}) {
	const t = useVirtualsTexts();
	return (
		<Panel flush title={t("results.title")}>
			{results.length === 0 ? (
				<p className="px-5 pb-5 text-ink-muted">{t("results.none")}</p>
			) : (
				<ol>
					{results.slice(0, SHOWN_RESULTS).map((result) => (
						<ResultRow key={result.raceId} result={result} onCheck={onCheck} />
					))}
				</ol>
			)}
		</Panel>
	);
}

function ResultRow({ result, onCheck }: { result: RaceResultRow; onCheck: (raceId: string) => void }) {
	const t = useVirtualsTexts();
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-2 border-t border-hairline py-2 ps-5 pe-2">
			<p className="flex flex-wrap gap-x-2 text-sm text-ink-muted">
				<ClockTime atMs={result.startsAtMs} />
				<bdi>{result.course}</bdi>
			</p>
			<Button
				look="quiet"
				size="s"
				icon="shield-check"
				aria-label={t("results.checkLabel", { number: String(result.number) })}
				onClick={() => onCheck(result.raceId)}
			>
				{t("results.check")}
			</Button>
			<PlacedRunners placed={result.placed} />
		</li>
	);
}

/** The runners in the paid places; the winner with the price that was paid. */
export function PlacedRunners({ placed }: Pick<RaceResultRow, "placed">) {
	const priceText = useOddsText();
	return (
		<ol className="grid basis-full gap-0.5">
			{placed.map(({ number, name, silk, winPriceX10000 }, at) => (
				<li key={number} className={`flex min-w-0 items-center gap-2 ${at === 0 ? "font-semibold" : "text-sm"}`}>
					<span className="min-w-3 font-normal text-ink-muted tabular">{at + 1}</span>
					<Silk silk={silk} />
					<span className="min-w-5 text-center tabular">{number}</span>
					<bdi className="min-w-0">{name}</bdi>
					{at === 0 && <span className="font-normal text-ink-muted tabular">{priceText(winPriceX10000)}</span>}
				</li>
			))}
		</ol>
	);
}
