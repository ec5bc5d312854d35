import type { Card } from "@baize/engines/game";
import type { CSSProperties } from "react";
import { CardFace } from "../cards/CardFace.tsx";
import { useCardNames } from "../cards/use-card-names.ts";
import { type Side, TURNED_MS } from "./dealt.ts";
import { useDragonTigerTexts } from "./texts.ts";

type Props = {
	side: Side;
	/** Absent before the first deal. */
	card: Card | undefined;
	/** Whether the card has won, lost or neither of both. */
	outcome: "won" | "lost" | undefined;
};

/** One side's card: it comes face down and is turned over. */
export function SideCard({ side, card, outcome }: Props) {
	const t = useDragonTigerTexts();
	const names = useCardNames();
	const shown = card === undefined ? t("hidden") : names.one(card);
	return (
		<p
			className="dt-card"
			data-side={side}
			data-outcome={outcome}
			style={{ "--turned": `${TURNED_MS[side]}ms` } as CSSProperties}
		>
			<span className="sr-only">{t("has", { side: t(`spots.${side}`), card: shown })}</span>
			<span className="dt-turning" data-open={card !== undefined || undefined} aria-hidden="true">
				<Back />
				{card !== undefined && (
					<svg aria-hidden="true" className="dt-picture dt-front" viewBox="0 0 100 140">
						<rect className="dt-paper" x="0.800" y="0.800" width="98.400" height="138.400" rx="8" />
						<CardFace card={card} />
					</svg>
				)}
			</span>
		</p>
	);
}

const RAYS = Array.from({ length: 16 }, (_, at) => at * 22.5);

/** The back of the cards: a lamp cut out of dark hide. */
const Back = () => (
	<svg aria-hidden="true" className="dt-picture" viewBox="0 0 100 140">
		<rect className="dt-hide" x="0.800" y="0.800" width="98.400" height="138.400" rx="8" />
		<rect className="dt-hide-line" x="7" y="7" width="86" height="126" rx="4" />
		<g transform="translate(50 70)">
			{RAYS.map((turn) => (
				<path
					key={turn}
					className="dt-hide-cut"
					transform={`rotate(${turn})`}
					d="M0-22C-3-28-2.500-36 0-42 2.500-36 3-28 0-22Z"
				/>
			))}
			<circle className="dt-hide-line" r="17" />
			<path className="dt-hide-cut" d="M0-13C7-4 9 2 7 7 5 12-5 12-7 7-9 2-7-4 0-13Z" />
		</g>
		<path className="dt-hide-cut" d="M14 14H26L14 26ZM86 14H74L86 26ZM14 126H26L14 114ZM86 126H74L86 114Z" />
	</svg>
);
