import { pages } from "@baize/platform-paths";
import { Button, EmptyState, Notice } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { usePolled } from "@baize/platform-web/reads";
import { listOffers } from "../../contract/calls.ts";
import type { OfferView } from "../../contract/views.ts";
import { CodePanel } from "../code/CodePanel.tsx";
import { useOfferTexts } from "../words/texts.ts";
import type { OffersPage, ShownOffer } from "./load-offers.ts";
import { OfferCard } from "./OfferCard.tsx";
import { OffersFrame } from "./OffersFrame.tsx";

/** All offers for a player, or for visitors; where they are for players only, it says so. */
export function OffersScreen({ offers: first, session }: OffersPage) {
	const t = useOfferTexts();
	const path = useSitePath();
	const { offers, isOld } = useOffers(first, session);
	return (
		<OffersFrame title={t("list.title")} description={t("list.description")} isWide>
			{isOld && <Notice tone="warning">{t("list.older")}</Notice>}
			{offers.length > 0 ? (
				<ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
					{offers.map((offer) => (
						<OfferCard key={offer.id} offer={offer} />
					))}
				</ul>
			) : (
				<NoOffers isPlayer={session !== null} />
			)}
			<p className="flex flex-wrap gap-2.5">
				<Button look="secondary" icon="trophy" href={path(pages.tournaments)}>
					{t("list.tournaments")}
				</Button>
				<Button look="secondary" icon="target" href={path(pages.missions)}>
					{t("list.missions")}
				</Button>
			</p>
			{session !== null && (
				<div className="grid items-start gap-5 lg:grid-cols-2">
					<CodePanel session={session} />
					<p>
						<Button look="secondary" icon="gift" href={path(pages.bonuses)}>
							{t("take.toBonuses")}
						</Button>
					</p>
				</div>
			)}
		</OffersFrame>
	);
}

/** Only the first load reads a visitor's offers: nothing of them depends on what a visitor does. */
function useOffers(first: ShownOffer[], session: string | null): { offers: readonly ShownOffer[]; isOld: boolean } {
	const own = first.every(hasStanding) ? { offers: first } : undefined;
	const { data, error } = usePolled(listOffers, session === null ? undefined : { params: { session } }, own);
	return { offers: data?.offers ?? first, isOld: error !== undefined };
}

const hasStanding = (offer: ShownOffer): offer is OfferView => offer.standing !== undefined;

function NoOffers({ isPlayer }: { isPlayer: boolean }) {
	const t = useOfferTexts();
	const path = useSitePath();
	if (isPlayer)
		return (
			<EmptyState icon="gift" title={t("list.none")}>
				{t("list.noneText")}
			</EmptyState>
		);
	const actions = (
		<>
			<Button href={path(pages.login, { destination: path(pages.offers) })}>{t("list.logIn")}</Button>
			<Button look="secondary" href={path(pages.join)}>
				{t("list.join")}
			</Button>
		</>
	);
	return (
		<EmptyState icon="lock" title={t("list.hidden")} actions={actions}>
			{t("list.hiddenText")}
		</EmptyState>
	);
}
