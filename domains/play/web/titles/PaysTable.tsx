import { Section } from "../rules/Section.tsx";
import { usePlayTexts } from "../texts.ts";
import type { Facts } from "./title-words.ts";

/** What each symbol pays, by how many there are. */
export function PaysTable({ pays: { hint, columns, rows } }: { pays: NonNullable<Facts["pays"]> }) {
	const t = usePlayTexts();
	return (
		<Section title={t("rules.pays")} hint={hint}>
			<div className="overflow-x-auto">
				<table className="tabular w-full text-sm [&_td]:py-1.5 [&_td]:ps-3 [&_td]:text-end [&_th]:py-1.5 [&_th]:text-start">
					<thead>
						<tr className="text-ink-muted">
							<td />
							{columns.map((column) => (
								<th key={column} scope="col" className="ps-3 text-end! font-medium">
									<bdi>{column}</bdi>
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(({ name, values }) => (
							<tr key={name} className="border-t border-hairline">
								<th scope="row" className="font-medium">
									{name}
								</th>
								{values.map((value, at) => (
									<td key={columns[at]}>
										<bdi>{value}</bdi>
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</Section>
	);
}
