import { totalOf } from "@baize/engines/baccarat";
import type { Card } from "@baize/engines/game";
import type { CSSProperties } from "react";
import { CardFace } from "../cards/CardFace.tsx";
import { useCardNames } from "../cards/use-card-names.ts";
import { useBaccaratTexts } from "./texts.ts";

/** How long after the one before a card is laid; before the third ones there is a breath. */
export const CARD_MS = 340;
const THIRD = 5;

/** When the cards of both hands are laid, as steps: in turns, and the third ones last, the player's first. */
export function stepsOf(side: "player" | "banker", cards: number, thirdOfPlayer: boolean): number[] {
	const first = side === "player" ? 0 : 1;
	const third = side === "banker" && thirdOfPlayer ? THIRD + 1.5 : THIRD;
	return [first, first + 2, third].slice(0, cards);
}

type Props = {
	side: "player" | "banker";
	/** Absent before the first deal. */
	cards: readonly Card[] | undefined;
	steps: readonly number[];
	isSettled: boolean;
	isWinner: boolean;
};

/** One side's hand with its total; a third card lies across. */
export function Hand({ side, cards, steps, isSettled, isWinner }: Props) {
	const t = useBaccaratTexts();
	const names = useCardNames();
	const name = t(`spots.${side}`);
	return (
		<div className="bac-hand" data-side={side} data-winner={isWinner || undefined}>
			<p className="bac-name">
				<span>{name}</span>
				{cards && isSettled && (
					<b>
						<bdi>{t("total", { total: totalOf(cards) })}</bdi>
					</b>
				)}
			</p>
			{cards ? (
				<ul className="bac-cards" aria-label={name}>
					{cards.map((card, at) => (
						<li
							key={at}
							className="bac-card"
							data-across={at === 2 || undefined}
							style={{ "--delay": `${steps[at]! * CARD_MS}ms` } as CSSProperties}
						>
							<span className="sr-only">{names.one(card)}</span>
							<Picture card={card} />
						</li>
					))}
				</ul>
			) : (
				<div className="bac-cards" role="img" aria-label={t("hidden")}>
					<span className="bac-card">
						<Picture card={null} />
					</span>
					<span className="bac-card">
						<Picture card={null} />
					</span>
				</div>
			)}
		</div>
	);
}

/** White glaze with a thin line; the back is waves in cobalt. */
const Picture = ({ card }: { card: Card | null }) => (
	<svg className="bac-picture" viewBox="0 0 100 140" aria-hidden="true">
		<rect className="bac-paper" x="0.600" y="0.600" width="98.800" height="138.800" rx="9" />
		{card === null ? (
			<>
				<rect className="bac-back" x="6" y="6" width="88" height="128" rx="5" />
				<rect x="9" y="9" width="82" height="122" rx="3" fill="url(#bac-waves-dark)" />
				<circle className="bac-back-moon" cx="50" cy="70" r="19" />
				<g transform="translate(50 70) scale(1.300)">
					<Blossom />
				</g>
			</>
		) : (
			<CardFace card={card} />
		)}
	</svg>
);

const PETALS = [0, 72, 144, 216, 288];

/** A plum blossom, drawn with five strokes of the brush. */
export const Blossom = () => (
	<>
		{PETALS.map((turn) => (
			<path
				key={turn}
				className="bac-petal"
				transform={`rotate(${turn})`}
				d="M0-1.500C-5-4-4.500-11 0-11S5-4 0-1.500Z"
			/>
		))}
		{PETALS.map((turn) => (
			<path key={turn} className="bac-stamen" transform={`rotate(${turn + 36})`} d="M0 0V-5.500" />
		))}
	</>
);
