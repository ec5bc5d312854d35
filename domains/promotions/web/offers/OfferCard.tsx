import { pages } from "@baize/platform-paths";
import { Badge, Icon } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { motifOf } from "../art/motif-of.ts";
import { OfferArt } from "../art/OfferArt.tsx";
import { useOfferTexts } from "../words/texts.ts";
import { useFormats } from "../words/use-formats.ts";
import type { ShownOffer } from "./load-offers.ts";

/** An offer in the list: its picture, what it gives, what that is worth on average, and until when. */
export function OfferCard({ offer: { id, terms, price, standing } }: { offer: ShownOffer }) {
	const t = useOfferTexts();
	const path = useSitePath();
	const f = useFormats(terms.currency);
	const isTaken = standing?.grant != null || standing?.block === "alreadyTaken";
	const worth = price ? t("list.worth", { amount: f.money(price.playerValueMinor) }) : t("list.worthFace");
	return (
		<li className="relative grid grid-rows-[auto_1fr] overflow-clip rounded-panel border border-hairline bg-surface-1 hover:border-line">
			<OfferArt motif={motifOf(terms)} className="h-34" />
			<div className="flex flex-col gap-2 p-5">
				<h2 className="text-2xl">
					{/* The whole card is its target. */}
					<a href={path(pages.offer, { offer: id })} className="after:absolute after:inset-0">
						{terms.title}
					</a>
				</h2>
				<p className="text-ink-muted">{terms.lead}</p>
				<p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 text-sm">
					<b className="font-semibold text-accent-ink">{worth}</b>
					<span className="text-ink-muted">{t("list.until", { date: f.until(terms.untilMs) })}</span>
					{isTaken && <Badge tone="success">{t("list.taken")}</Badge>}
				</p>
				<p aria-hidden="true" className="flex items-center gap-1 font-medium">
					{t("list.read")}
					<Icon name="chevron-right" />
				</p>
			</div>
		</li>
	);
}
