import type { WageringView } from "../../contract/views.ts";
import { useOfferTexts } from "../words/texts.ts";
import { useFormats } from "../words/use-formats.ts";

type Share = Pick<WageringView["contributions"][number], "percent" | "isExcluded">;

/** What of a stake counts, for each class of games, and for the titles that count otherwise than theirs. */
export function GameShares({ contributions, titles }: Pick<WageringView, "contributions" | "titles">) {
	const t = useOfferTexts();
	const { percent } = useFormats("");
	const text = (share: Share): string =>
		share.isExcluded ? t("terms.excluded") : share.percent === 0 ? t("terms.none") : percent(share.percent);
	const rows = [
		...contributions.map((share) => ({ ...share, key: share.gameClass, name: t(`classes.${share.gameClass}`) })),
		...titles.map((share) => ({ ...share, key: share.gameId })),
	];
	return (
		<table className="w-full text-sm">
			<caption className="pb-1 text-start font-medium text-ink">{t("terms.shares")}</caption>
			<thead className="sr-only">
				<tr>
					<th scope="col">{t("terms.game")}</th>
					<th scope="col">{t("terms.share")}</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(({ key, name, ...share }) => (
					<tr key={key} className="border-b border-hairline last:border-b-0">
						<th scope="row" className="py-1.5 text-start font-normal first-letter:uppercase">
							{name}
						</th>
						<td className="tabular py-1.5 text-end font-medium text-ink">{text(share)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
