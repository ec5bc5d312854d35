import { isLarge, type ShownCard } from "@baize/catalogue/web";
import { givenPath } from "@baize/platform-paths";
import { Button, Icon, LARGE_ART } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { type RefObject, useEffect, useRef } from "react";
import { useClosedTitle } from "../closed/use-closed-title.ts";
import { realPlayDestination } from "../game/mode.ts";
import { askForTitle } from "../titles/loads/ask-for-title.ts";
import { useOwnGamesTexts } from "./texts.ts";
import { useFavourite } from "./use-favourite.ts";

/** Over the picture of a card: the button for favourites, and for a mouse both ways to play, unless it is closed. */
export function CardTools({ card }: { card: ShownCard }) {
	const isClosed = useClosedTitle(card.gameId);
	const place = useRef<HTMLDivElement>(null);
	// The page of a closed title shows no stage, but for a round that waits.
	useAskedAtPress(card.gameId, isClosed ? undefined : card.stage, place);
	return (
		<div ref={place} className="card-tools" style={isLarge(card) ? LARGE_ART : undefined}>
			<Heart card={card} />
			{card.kind === "slot" && !isClosed && <Ways card={card} />}
		</div>
	);
}

/** A press on a link of the card requests the title's scripts beside those of its page. */
function useAskedAtPress(gameId: string, stage: string | undefined, place: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const card = place.current?.parentElement;
		if (!card || stage === undefined) return;
		const ask = ({ target }: MouseEvent): void => {
			if ((target as Element).closest("a")) askForTitle(stage, gameId);
		};
		card.addEventListener("click", ask);
		return () => card.removeEventListener("click", ask);
	}, [gameId, stage, place]);
}

function Heart({ card: { gameId, title } }: { card: ShownCard }) {
	const t = useOwnGamesTexts();
	const { isOn, toggle } = useFavourite(gameId);
	return (
		<button
			type="button"
			className="heart"
			aria-pressed={isOn}
			aria-label={t(isOn ? "unmark" : "mark", { title })}
			onClick={toggle}
		>
			<Icon name="heart" />
		</button>
	);
}

/** The keyboard opens the card itself and finds the other way on the game's page: the row stays short for it. */
function Ways({ card: { linkUrl } }: { card: ShownCard }) {
	const t = useOwnGamesTexts();
	const path = useSitePath();
	const href = path(givenPath(linkUrl));
	// A visitor chooses there between an account, the login and practice.
	const toReal = realPlayDestination(href);
	return (
		<div className="ways">
			<Button href={toReal} tabIndex={-1} size="s">
				{t("play")}
			</Button>
			<Button href={href} tabIndex={-1} size="s" look="secondary">
				{t("practise")}
			</Button>
		</div>
	);
}
