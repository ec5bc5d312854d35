import type { ByCount, ReelSheet } from "@baize/engines/reels";
import { symbolName } from "../game/round/round-texts.ts";
import { usePlayTexts } from "../texts.ts";

/** What each symbol pays for each count: lines in line bets, scatters in stakes. */
export function PayTable({ sheet }: { sheet: ReelSheet }) {
	const t = usePlayTexts();
	const scatter = sheet.symbols.find(({ role }) => role === "scatter");
	const rows: [name: string, pays: ByCount][] = [
		...Object.entries(sheet.pays).map(([id, pays]): [string, ByCount] => [symbolName(t, id), pays]),
		...(scatter
			? [[t("gameRules.scatterOf", { symbol: symbolName(t, scatter.id) }), sheet.scatterPays] as [string, ByCount]]
			: []),
	];
	const counts = [...new Set(rows.flatMap(([, pays]) => Object.keys(pays).map(Number)))].sort((a, b) => a - b);
	return (
		<table className="tabular w-full text-sm [&_td]:py-1 [&_td]:ps-3 [&_td]:text-end [&_th]:py-1 [&_th]:font-medium">
			<thead className="text-ink-muted">
				<tr>
					<th scope="col" className="text-start">
						{t("gameRules.symbol")}
					</th>
					{counts.map((count) => (
						<th key={count} scope="col" className="ps-3 text-end whitespace-nowrap">
							{t("gameRules.times", { count })}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(([name, pays]) => (
					<tr key={name} className="border-t border-hairline">
						<th scope="row" className="text-start">
							{name}
						</th>
						{counts.map((count) => (
							<td key={count}>{pays[count] ?? "–"}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
