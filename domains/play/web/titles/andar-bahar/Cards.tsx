import type { Card } from "@baize/engines/game";
import type { AndarBaharDeal, Side } from "@baize/engines/sides";
import type { CSSProperties, ReactNode } from "react";
import { CardFace } from "../cards/CardFace.tsx";
import { useCardNames } from "../cards/use-card-names.ts";
import { cardsOf, laidMs, winnerOf } from "./dealt.ts";
import { Rangoli } from "./Scene.tsx";
import { useAndarBaharTexts } from "./texts.ts";

type Props = { deal: AndarBaharDeal | undefined; isSettled: boolean };

/** The middle card in its rangoli. */
export function Middle({ deal, children }: Pick<Props, "deal"> & { children?: ReactNode }) {
	const t = useAndarBaharTexts();
	const names = useCardNames();
	return (
		<div className="ab-middle">
			<Rangoli />
			<p className="ab-card ab-middle-card">
				<span className="sr-only">{t("middle", { card: deal ? names.one(deal.middle) : t("hidden") })}</span>
				<Picture card={deal ? deal.middle : null} />
			</p>
			{children}
		</div>
	);
}

/** The cards of one side; they overlap, so that any number of them fits. */
export function Row({ side, deal, isSettled }: Props & { side: Side }) {
	const t = useAndarBaharTexts();
	const names = useCardNames();
	const laid = deal ? cardsOf(deal, side) : [];
	const isWinner = isSettled && deal !== undefined && winnerOf(deal) === side;
	return (
		<div className="ab-row" data-side={side} data-winner={isWinner || undefined}>
			<p className="ab-name">
				{t(`spots.${side}`)}
				{isSettled && deal && <span>{t("cards", { count: laid.length })}</span>}
			</p>
			<ul
				className="ab-cards"
				aria-label={t(`spots.${side}`)}
				style={{ "--gaps": Math.max(1, laid.length - 1) } as CSSProperties}
			>
				{laid.map(({ card, at }) => (
					<li
						key={at}
						className="ab-card"
						data-last={(isWinner && at === deal!.dealt.length - 1) || undefined}
						style={{ "--delay": `${laidMs(deal!, at)}ms` } as CSSProperties}
					>
						<span className="sr-only">{names.one(card)}</span>
						<Picture card={card} />
					</li>
				))}
				{laid.length === 0 && <li className="sr-only">{t("noCards")}</li>}
			</ul>
		</div>
	);
}

const PRINT = [-30, 0, 30].flatMap((y) => [-20, 20].map((x) => [x + (y === 0 ? 20 : 0), y] as const));
const PETALS = [0, 60, 120, 180, 240, 300];

/** Cream paper with a border of two inks; the back is a block print of flowers. */
const Picture = ({ card }: { card: Card | null }) => (
	<svg className="ab-picture" viewBox="0 0 100 140" aria-hidden="true">
		<rect className="ab-paper" x="0.600" y="0.600" width="98.800" height="138.800" rx="7" />
		{card === null ? (
			<>
				<rect className="ab-back" x="6" y="6" width="88" height="128" rx="4" />
				<g transform="translate(50 70)">
					{[...PRINT, [-20, 0] as const].map(([x, y]) => (
						<g key={`${x} ${y}`} transform={`translate(${x} ${y * 1.4})`}>
							{PETALS.map((turn) => (
								<path key={turn} className="ab-print" transform={`rotate(${turn})`} d="M0-2C-5-5-4-14 0-15S5-5 0-2Z" />
							))}
							<circle className="ab-print-eye" r="3" />
						</g>
					))}
				</g>
				<rect className="ab-back-line" x="9" y="9" width="82" height="122" rx="3" />
			</>
		) : (
			<CardFace card={card} />
		)}
	</svg>
);
