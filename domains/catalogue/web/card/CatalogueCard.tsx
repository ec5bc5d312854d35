import { cardPicture } from "@baize/games/art";
import { givenPath } from "@baize/platform-paths";
import { GameCard } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import { flagsHash } from "../../contract/index.ts";
import { LateHover, LateMark, LateTools } from "../LateMark.tsx";
import { hoverOf, isLarge, type ShownCard } from "./shown-card.ts";
import { useCardTexts } from "./texts.ts";

const REAL_PLAY = flagsHash({ quickplay: false, realplay: true });

/** Rounds of the site's own, which a press can open for money. */
const isPlayedHere = ({ kind }: ShownCard): boolean => kind !== "race" && kind !== "sport";

function imageOf({ picture, art, card_vertical_image, ...others }: ShownCard) {
	return picture ?? (art ? cardPicture(art, isLarge(others) ? "4:3" : "3:4") : (card_vertical_image?.url ?? ""));
}

/** A game to choose: a press opens practice, or real play once a player is signed in. */
export function CatalogueCard({ card, eager = false }: { card: ShownCard; eager?: boolean }) {
	const t = useCardTexts();
	const path = useSitePath();
	const isPlayer = useViewer() !== null;
	const { hoverBehaviour, ...hover } = hoverOf(card);
	const kind = t(`kinds.${card.kind}`);
	return (
		<>
			<GameCard
				href={path(givenPath(card.linkUrl)) + (isPlayer && isPlayedHere(card) ? REAL_PLAY : "")}
				title={card.title}
				detail={card.rtpText ? t("facts", { kind, rtp: card.rtpText }) : kind}
				image={imageOf(card)}
				eager={eager}
				isLarge={isLarge(card)}
				isStill={hoverBehaviour === "none"}
				mark={
					<>
						{isPlayedHere(card) && <LateMark gameId={card.gameId} />}
						{(hover.media ?? hover.details) && <LateHover {...hover} />}
					</>
				}
				{...(card.badge ? { badge: card.badge } : {})}
			/>
			<LateTools card={card} />
		</>
	);
}
