// biome-ignore-all lint/a11y/noRedundantRoles: a browser forgets the role of a table that is shown as blocks.
import { EmptyState, Panel } from "@baize/platform-web";
import { PriceChoice, useOddsText } from "@baize/sports/web";
import type { RaceView, RunnerView } from "../contract/index.ts";
import { useClockText } from "./ClockTime.tsx";
import { Silk } from "./Silk.tsx";
import { useVirtualsTexts } from "./texts.ts";

// With enlarged text, a runner has a line above the two prices.
const ROW = "max-[16rem]:grid max-[16rem]:grid-cols-2";

/** The runners with their prices: press one to put it on the slip. */
export function RunnerTable({ race, nowMs }: { race: RaceView | undefined; nowMs: number }) {
	const t = useVirtualsTexts();
	const clockText = useClockText();
	if (!race)
		return (
			<EmptyState icon="clock" title={t("runners.none")}>
				{t("runners.noneHint")}
			</EmptyState>
		);
	const isOpen = race.phase === "open" && nowMs < race.closesAtMs;
	const { winTerms, placeTerms } = race;
	return (
		<Panel flush title={t("runners.title", { time: clockText(race.startsAtMs) })}>
			<table role="table" className="w-full max-[16rem]:block">
				<caption className="sr-only">{race.course}</caption>
				<thead role="rowgroup" className="text-sm text-ink-muted max-[16rem]:block">
					<tr role="row" className={ROW}>
						<th
							scope="col"
							role="columnheader"
							className="w-full px-5 pb-2 text-start font-medium max-[22rem]:px-3 max-[16rem]:col-span-2"
						>
							{t("runners.runner")}
						</th>
						<th
							scope="col"
							role="columnheader"
							className="hidden px-3 pb-2 text-start font-medium sm:table-cell"
							title={t("runners.formHint")}
						>
							{t("runners.form")}
						</th>
						<th scope="col" role="columnheader" className="px-1 pb-2 font-medium">
							{t("runners.win")}
						</th>
						<th
							scope="col"
							role="columnheader"
							className="ps-1 pe-5 pb-2 font-medium max-[25rem]:pe-3"
							title={t("runners.placeHint", { places: String(race.places) })}
						>
							{t("runners.place")}
						</th>
					</tr>
				</thead>
				<tbody role="rowgroup" className="max-[16rem]:block">
					{race.runners.map((runner) => (
						<RunnerRow key={runner.number} runner={runner} isOpen={isOpen} />
					))}
				</tbody>
			</table>
			<p className="border-t border-hairline px-5 py-3 text-sm text-ink-muted max-[22rem]:px-3">
				{t("runners.placeHint", { places: String(race.places) })}.{" "}
				{t("runners.terms", {
					win: Number(winTerms.marginText),
					place: Number(placeTerms.marginText),
					winReturn: Number(winTerms.returnText),
					placeReturn: Number(placeTerms.returnText),
				})}
			</p>
		</Panel>
	);
}

function Form({ form }: { form: string }) {
	const t = useVirtualsTexts();
	return (
		<>
			<span className="sr-only">{t("runners.formLabel", { places: [...form].join(", ") })}</span>
			<span aria-hidden="true" dir="ltr" className="tabular">
				{form}
			</span>
		</>
	);
}

function RunnerRow({ runner, isOpen }: { runner: RunnerView; isOpen: boolean }) {
	const t = useVirtualsTexts();
	const { number, name, silk, form, stall, win, place } = runner;
	const priceText = useOddsText();
	return (
		<tr role="row" className={`border-t border-hairline ${ROW}`}>
			<th
				scope="row"
				role="rowheader"
				className="py-2 ps-5 text-start font-normal max-[22rem]:ps-3 max-[16rem]:col-span-2"
			>
				<span className="flex items-center gap-2 max-[25rem]:gap-1.5 md:gap-3">
					<Silk silk={silk} />
					<span className="min-w-6 text-center text-lg font-semibold tabular">{number}</span>
					<span className="grid min-w-0">
						<bdi className="leading-[1.25] font-semibold wrap-anywhere">{name}</bdi>
						<span className="hidden text-sm text-ink-muted sm:inline">
							{t("runners.stall", { stall: String(stall) })}
						</span>
						<span className="text-sm text-ink-muted sm:hidden">
							<Form form={form} />
						</span>
					</span>
				</span>
			</th>
			<td role="cell" className="hidden px-3 text-ink-muted sm:table-cell">
				<Form form={form} />
			</td>
			<td role="cell" className="px-1 py-1.5 max-[16rem]:ps-3">
				<PriceChoice
					{...win}
					className="w-full max-[25rem]:min-w-14"
					isOpen={isOpen}
					name={t("runners.winName", { name, price: priceText(win.priceX10000) })}
				/>
			</td>
			<td role="cell" className="py-1.5 ps-1 pe-5 max-[25rem]:pe-3">
				<PriceChoice
					{...place}
					className="w-full max-[25rem]:min-w-14"
					isOpen={isOpen}
					name={t("runners.placeName", { name, price: priceText(place.priceX10000) })}
				/>
			</td>
		</tr>
	);
}
