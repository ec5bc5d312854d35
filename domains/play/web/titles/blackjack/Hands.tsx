import { type HandOutcome, isNatural, outcomesOf } from "@baize/engines/blackjack";
import type { Card } from "@baize/engines/game";
import type { CSSProperties } from "react";
import { useCardNames } from "../cards/use-card-names.ts";
import { CardPicture } from "./Cards.tsx";
import { dealersCards, handsCards, type Laid, type ShownTable } from "./shown-table.ts";
import { type BlackjackTexts, useBlackjackTexts } from "./texts.ts";
import { handName, totalText } from "./words.ts";

type Props = {
	table: ShownTable;
	/** The outcomes stand beside the hands once the last card has been laid. */
	isSettled: boolean;
	delayOf(key: string): number;
	money(amountMinor: number): string;
};

/** The dealer's cards, with their total once all are known. */
export function Dealer({ table, isSettled, delayOf }: Props) {
	const t = useBlackjackTexts();
	const { dealer, phase } = table;
	return (
		<div className="bj-dealer">
			<Fan label={t("dealer")} laid={dealersCards(table)} delayOf={delayOf} t={t} isSpread />
			<Total cards={phase === "over" && !isSettled ? dealer.slice(0, 1) : dealer} t={t} />
		</div>
	);
}

/** The player's hands beside each other, each with its stake. */
export function Hands({ table, isSettled, delayOf, money }: Props) {
	const t = useBlackjackTexts();
	const { hands, active, stakeMinor, isInsured } = table;
	const outcomes = isSettled ? outcomesOf(table) : [];
	return (
		<div className="bj-hands" style={{ "--hands": hands.length } as CSSProperties}>
			{hands.map((hand, at) => (
				<div key={at} className="bj-hand" data-active={active === at} data-outcome={outcomes[at]}>
					{active === at && (
						<p className="bj-turn" aria-hidden="true">
							{hands.length === 1 ? t("turn") : t("turnOf", { hand: at + 1, hands: hands.length })}
						</p>
					)}
					<Fan label={handName(at, hands.length, t)} laid={handsCards(table, at)} delayOf={delayOf} t={t} />
					<Total cards={hand.cards} hands={hands.length} t={t} outcome={outcomes[at]} />
					<Stake amount={money(stakeMinor * hand.stakes)} chips={2 + hand.stakes * 2} />
				</div>
			))}
			{isInsured && (
				<p className="bj-insured">
					{t("insured")} <bdi>{money(stakeMinor / 2)}</bdi>
				</p>
			)}
		</div>
	);
}

type FanProps = {
	label: string;
	laid: readonly Laid[];
	delayOf(key: string): number;
	t: BlackjackTexts;
	isSpread?: boolean;
};

/** Cards that overlap, so that any number of them fits; the dealer's lie beside each other while they can. */
function Fan({ label, laid, delayOf, t, isSpread = false }: FanProps) {
	const names = useCardNames();
	const nameOf = (card: Card | null): string => (card === null ? t("hidden") : names.one(card));
	return (
		<ul
			className="bj-fan"
			data-spread={isSpread && laid.length < 4}
			aria-label={label}
			style={{ "--gaps": Math.max(1, laid.length - 1) } as CSSProperties}
		>
			{laid.map(({ key, card }, at) => (
				<li
					key={key}
					data-laid={card === null || !key.startsWith("dealer-1-") ? "dealt" : "turned"}
					style={
						{ "--delay": `${delayOf(key)}ms`, "--lean": `${((at * 37 + key.length * 11) % 5) - 2}deg` } as CSSProperties
					}
				>
					<span className="sr-only">{nameOf(card)}</span>
					<CardPicture card={card} />
				</li>
			))}
		</ul>
	);
}

type TotalProps = { cards: readonly Card[]; hands?: number; t: BlackjackTexts; outcome?: HandOutcome | undefined };

function Total({ cards, hands = 1, t, outcome }: TotalProps) {
	const isBlackjack = isNatural(cards, hands);
	return (
		<p className="bj-total">
			<bdi>{isBlackjack ? t("outcomes.blackjack") : totalText(cards, t, "softShort")}</bdi>
			{outcome && !(isBlackjack && outcome === "blackjack") && <span>{t(`outcomes.${outcome}`)}</span>}
		</p>
	);
}

const STACK = ["red", "blue", "green", "black", "bone"] as const;

/** The stake as chips on their place, and in words. */
function Stake({ amount, chips }: { amount: string; chips: number }) {
	return (
		<p className="bj-stake">
			<svg viewBox="0 0 100 70" aria-hidden="true">
				<ellipse className="bj-place" cx="50" cy="46" rx="46" ry="21" />
				{Array.from({ length: chips }, (_, at) => (
					<g
						key={at}
						className={`bj-chip-${STACK[(at + chips) % STACK.length]}`}
						transform={`translate(50 ${48 - at * 5})`}
					>
						<path className="bj-chip-edge" d="M-24 0A24 10 0 0 0 24 0V5A24 10 0 0 1-24 5Z" />
						<ellipse className="bj-chip-top" rx="24" ry="10" />
						<ellipse className="bj-chip-mark" rx="20.500" ry="8.400" />
						<ellipse className="bj-chip-eye" rx="13" ry="5.300" />
					</g>
				))}
			</svg>
			<bdi>{amount}</bdi>
		</p>
	);
}
