import type { ReelSheet, Strip } from "@baize/engines/reels";
import { Panel } from "@baize/platform-web";
import { symbolName } from "../game/round/round-texts.ts";
import { usePlayTexts } from "../texts.ts";

/** Every strip of a title, stop by stop: those of the paid spin, and those of the free spins. */
export function Reels({ sheet }: { sheet: ReelSheet }) {
	const t = usePlayTexts();
	const free = sheet.freeSpins?.reels;
	return (
		<>
			<Panel title={t("gameRules.reels")}>
				<p className="mb-3 text-ink-muted">{t("gameRules.reelsText")}</p>
				<Strips strips={sheet.reels} label={t("gameRules.reels")} />
			</Panel>
			{free && (
				<Panel title={t("gameRules.freeReels")}>
					<Strips strips={free} label={t("gameRules.freeReels")} />
				</Panel>
			)}
		</>
	);
}

function Strips({ strips, label }: { strips: readonly Strip[]; label: string }) {
	const t = usePlayTexts();
	const places = Array.from({ length: Math.max(...strips.map(({ length }) => length)) }, (_, place) => place);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keyboard.
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would promise fields.
		<div className="overflow-x-auto" role="group" aria-label={label} tabIndex={0}>
			<table className="tabular w-full text-xs whitespace-nowrap sm:text-sm [&_td]:py-0.5 [&_td]:pe-2 sm:[&_td]:pe-3 [&_th]:py-0.5 [&_th]:pe-2 sm:[&_th]:pe-3 [&_th]:text-start [&_th]:font-medium [&_th]:text-ink-muted">
				<thead>
					<tr>
						<th scope="col">{t("gameRules.place")}</th>
						{strips.map((_, reel) => (
							<th key={reel} scope="col">
								{t("gameRules.reel", { number: reel + 1 })}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{places.map((place) => (
						<tr key={place} className="border-t border-hairline">
							<th scope="row">{place}</th>
							{strips.map((strip, reel) => (
								<td key={reel}>{strip[place] === undefined ? "" : symbolName(t, strip[place])}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
