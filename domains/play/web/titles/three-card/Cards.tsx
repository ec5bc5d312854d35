import type { Card } from "@baize/engines/game";
import type { CSSProperties } from "react";
import { CardFace } from "../cards/CardFace.tsx";
import { useCardNames } from "../cards/use-card-names.ts";
import { useThreeCardTexts } from "./texts.ts";

/** How long after the one before a card is laid or turned over. */
export const CARD_MS = 260;
const PLACES = [0, 1, 2];

type Props = {
	label: string;
	/** Null while they lie face down, absent before the first deal. */
	cards: readonly Card[] | null | undefined;
	/** What the hand makes, once it may be said. */
	makes: string | undefined;
	side: "dealer" | "player";
	isDim?: boolean;
	isWinner?: boolean;
};

/** Three cards of glass with what they make. */
export function Hand({ label, cards, makes, side, isDim, isWinner }: Props) {
	const t = useThreeCardTexts();
	const names = useCardNames();
	return (
		<div className="tc-hand" data-side={side} data-dim={isDim || undefined} data-winner={isWinner || undefined}>
			<ul className="tc-cards" aria-label={label}>
				{PLACES.map((at) => {
					const card = cards?.[at];
					return (
						<li
							key={`${at} ${card ?? "back"}`}
							className="tc-card"
							data-laid={card !== undefined || cards === null}
							style={{ "--delay": `${at * CARD_MS}ms` } as CSSProperties}
						>
							<span className="sr-only">{card === undefined ? t("hidden") : names.one(card)}</span>
							<Picture card={card} />
						</li>
					);
				})}
			</ul>
			<p className="tc-makes">
				<span>{label}</span>
				{makes && <b>{makes}</b>}
			</p>
		</div>
	);
}

/** Dark glass in a tube of light; the back is three cards of one tube. */
const Picture = ({ card }: { card: Card | undefined }) => (
	<svg className="tc-picture" viewBox="0 0 100 140" aria-hidden="true">
		<rect className="tc-glass" x="3" y="3" width="94" height="134" rx="11" />
		{card === undefined ? (
			<g className="tc-back">
				<rect x="12" y="12" width="76" height="116" rx="6" />
				<path d="M50 38 74 70 50 102 26 70Z" />
				<path d="M50 50 65 70 50 90 35 70Z" />
				<path d="M12 34 34 12M66 128 88 106M66 12 88 34M12 106 34 128" />
			</g>
		) : (
			<g transform="translate(6 8) scale(0.880)">
				<CardFace card={card} />
			</g>
		)}
	</svg>
);
