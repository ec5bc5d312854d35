import type { GameCard } from "@baize/catalogue/contract";
import type { SiteHit } from "../../contract/index.ts";
import type { LobbyPorts } from "../ports.ts";
import type { Seeker } from "../rows.ts";
import { gameHit } from "./index.ts";

const RECENT = 4;
const FEATURED = 6;
const NEXT = 4;

/** What the search shows before anything is typed. */
export async function searchStart(
	ports: LobbyPorts,
	seeker: Seeker,
	playedHere: readonly string[],
): Promise<{ recent: SiteHit[]; featured: SiteHit[]; next: SiteHit[] }> {
	const { locale, isVisible, session } = seeker;
	const played = session ? await ports.lastPlayed(session, RECENT) : playedHere.slice(0, RECENT);
	const onOffer = ports.onOffer(locale).map(({ hit }) => hit);
	return {
		recent: ports.catalogue.cards(played, locale, isVisible).map(cardHit),
		featured: ports.catalogue.featured(FEATURED, locale, isVisible).map(gameHit),
		next: onOffer
			.filter(({ kind, isLive }) => (kind === "matches" || kind === "races") && !isLive)
			.sort((one, other) => (one.startsAtMs ?? 0) - (other.startsAtMs ?? 0))
			.slice(0, NEXT),
	};
}

const cardHit = ({ gameId, linkUrl, title, card_vertical_image }: GameCard): SiteHit => ({
	kind: "games",
	id: gameId,
	href: linkUrl,
	title,
	subtitle: "",
	img: card_vertical_image.url,
});
