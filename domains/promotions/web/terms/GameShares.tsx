import type { WageringView } from "../../contract/views.ts";
import { useOfferTexts } from "../words/texts.ts";
import { useFormats } from "../words/use-formats.ts";

/** What of a stake counts, for each class of games. */
export function GameShares({ contributions }: Pick<WageringView, "contributions">) {
	const t = useOfferTexts();
	const { percent } = useFormats("");
	const text = (share: (typeof contributions)[number]): string =>
		share.isExcluded ? t("terms.excluded") : share.percent === 0 ? t("terms.none") : percent(share.percent);
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
				{contributions.map((share) => (
					<tr key={share.gameClass} className="border-b border-hairline last:border-b-0">
						<th scope="row" className="py-1.5 text-start font-normal first-letter:uppercase">
							{t(`classes.${share.gameClass}`)}
						</th>
						<td className="tabular py-1.5 text-end font-medium text-ink">{text(share)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
