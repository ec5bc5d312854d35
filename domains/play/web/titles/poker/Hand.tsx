import type { Card } from "@baize/engines/game";
import { isWild, JOKER, type VideoPokerRules } from "@baize/engines/video-poker";
import { useEffect } from "react";
import { JokerFace } from "./JokerFace.tsx";
import { CardBack, CardFace } from "./PokerCard.tsx";
import { usePokerTexts } from "./texts.ts";
import { usePokerNames } from "./use-poker-names.ts";

type Props = {
	rules: VideoPokerRules;
	/** Absent before the first deal. */
	cards: readonly Card[] | undefined;
	/** As bits from the first card. */
	hold: number;
	/** Whether cards may be held now, and by keys as well. */
	isOpen: boolean;
	isKeyed: boolean;
	onToggle(at: number): void;
};

const PLACES = [0, 1, 2, 3, 4];

/** Five cards: a press holds one or lets it go. Those that are new are turned over one after another. */
export function Hand({ rules, cards, hold, isOpen, isKeyed, onToggle }: Props) {
	const t = usePokerTexts();
	const names = usePokerNames(rules);
	useEffect(() => {
		if (!isOpen || !isKeyed) return;
		const onKey = (event: KeyboardEvent): void => {
			const at = Number(event.key) - 1;
			if (!event.repeat && !event.ctrlKey && !event.metaKey && PLACES.includes(at)) onToggle(at);
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [isOpen, isKeyed, onToggle]);
	return (
		<fieldset className="poker-hand" aria-label={t("hand")}>
			{PLACES.map((at) => {
				const card = cards?.[at];
				const isHeld = ((hold >> at) & 1) === 1;
				return (
					<button
						key={at}
						type="button"
						className="poker-card"
						aria-pressed={isOpen ? isHeld : undefined}
						aria-disabled={!isOpen || undefined}
						data-held={isHeld}
						data-open={isOpen}
						onClick={() => isOpen && onToggle(at)}
					>
						<span key={card ?? "back"} className="poker-turn" style={{ animationDelay: `${at * 90}ms` }}>
							{card === undefined ? <CardBack /> : <Face rules={rules} card={card} />}
						</span>
						<span className="sr-only">{card === undefined ? t("back", { number: at + 1 }) : names.one(card)}</span>
						<span className="poker-tag">{t(isHeld ? "held" : "hold")}</span>
					</button>
				);
			})}
		</fieldset>
	);
}

/** A card that stands for any other says so on its face. */
function Face({ rules, card }: { rules: VideoPokerRules; card: Card }) {
	const t = usePokerTexts();
	if (!isWild(rules.wilds, card)) return <CardFace card={card} />;
	return (
		<span className="poker-wild" data-joker={card === JOKER}>
			{card === JOKER ? <JokerFace /> : <CardFace card={card} />}
			<span aria-hidden="true">{t("wild.mark")}</span>
		</span>
	);
}
