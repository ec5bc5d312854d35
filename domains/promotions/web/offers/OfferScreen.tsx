import { noteUse } from "@baize/analytics/web";
import { BackLink, Disclosure, PageHead } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useEffect, useState } from "react";
import { motifOf } from "../art/motif-of.ts";
import { OfferArt } from "../art/OfferArt.tsx";
import { PricePanel } from "../price/PricePanel.tsx";
import { TermLines } from "../terms/TermLines.tsx";
import { WholeTerms } from "../terms/WholeTerms.tsx";
import { useOfferTexts } from "../words/texts.ts";
import type { OfferPage, ShownOffer } from "./load-offers.ts";
import { useToOffers } from "./OffersFrame.tsx";
import { TakePanel } from "./TakePanel.tsx";

/** One offer: its terms in five lines and whole, what it is worth, and one press that takes it. */
export function OfferScreen({ offer: first, session, grant, destination }: OfferPage) {
	const t = useOfferTexts();
	const path = useSitePath();
	const back = useToOffers();
	const [offer, setOffer] = useState<ShownOffer>(first);
	const { terms, price } = offer;
	useEffect(() => noteUse("offerOpened", { step: "opened" }), []);
	return (
		<section className="mx-auto grid w-full max-w-[72rem] gap-5 px-3.5 py-6 md:px-7">
			<PageHead title={terms.title} description={terms.lead} />
			{session !== null && <meta name="robots" content="noindex" />}
			<BackLink href={path(back.path)}>{back.label}</BackLink>
			<div className="grid items-start gap-5 lg:grid-cols-[1fr_26rem]">
				<article className="overflow-clip rounded-panel border border-hairline bg-surface-1">
					<OfferArt motif={motifOf(terms)} className="h-34 sm:h-56" />
					<div className="grid gap-4 p-5">
						<header className="grid gap-1">
							<h1 className="text-3xl">{terms.title}</h1>
							<p className="text-lg text-ink-muted">{terms.lead}</p>
						</header>
						<TermLines terms={terms} />
						<Disclosure summary={t("terms.all", { version: String(terms.version) })}>
							<WholeTerms terms={terms} />
						</Disclosure>
					</div>
				</article>
				<div className="grid gap-5 lg:sticky lg:top-20">
					<PricePanel price={price} terms={terms} />
					<TakePanel {...{ offer, session, grant, destination }} onOffer={setOffer} />
				</div>
			</div>
		</section>
	);
}
