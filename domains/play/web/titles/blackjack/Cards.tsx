import type { Card } from "@baize/engines/game";
import { CardFace } from "../cards/CardFace.tsx";

/** What all cards are painted with; it stands once on the table. */
export function CardInks() {
	return (
		<svg className="bj-inks" aria-hidden="true">
			<defs>
				<linearGradient id="bj-paper" x1="0" y1="0" x2="0.7" y2="1">
					<stop offset="0" className="bj-paper-light" />
					<stop offset="1" className="bj-paper-edge" />
				</linearGradient>
				<pattern id="bj-lattice" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
					<path className="bj-lattice" d="M0 0H10M0 0V10" />
					<circle className="bj-lattice-dot" cx="5" cy="5" r="1.300" />
				</pattern>
			</defs>
		</svg>
	);
}

/** A card of the table: its face, or its back. Its name stands beside it, for those who do not see it. */
export function CardPicture({ card }: { card: Card | null }) {
	return (
		<svg className="bj-card" viewBox="0 0 100 140" aria-hidden="true">
			<rect className="bj-card-shadow" x="2" y="4" width="98" height="137" rx="8" />
			<rect className="bj-card-paper" x="0.700" y="0.700" width="98.600" height="138.600" rx="8" />
			{card === null ? <Back /> : <CardFace card={card} />}
		</svg>
	);
}

function Back() {
	return (
		<>
			<rect className="bj-back" x="6" y="6" width="88" height="128" rx="4" />
			<rect x="9" y="9" width="82" height="122" rx="3" fill="url(#bj-lattice)" />
			<rect className="bj-back-line" x="9" y="9" width="82" height="122" rx="3" />
			<circle className="bj-back-ring" cx="50" cy="70" r="20" />
			<path className="bj-back-mark" d="M50 57 59 70 50 83 41 70Z" />
		</>
	);
}
