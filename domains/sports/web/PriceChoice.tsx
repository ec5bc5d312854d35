import { PriceButton } from "@baize/platform-web";
import { useEffect, useState } from "react";
import { useOddsText } from "./odds-style.ts";
import { slip } from "./slip/slip-store.ts";
import { useSlip } from "./slip/use-slip.ts";

/** How long a price shows that it has moved. */
const SHOWN_MS = 15_000;

export type PriceChoiceProps = {
	selectionId: string;
	priceX10000: number;
	isOpen: boolean;
	/** The screen reader's text: "Girona FC to win, 2.35". */
	name: string;
	/** The label on the button: "1", "X", "Over 2.5". */
	label?: string;
	/** The labels beside it are whole words, so all stand above their prices. */
	stacked?: boolean;
	className?: string;
};

/** A price that can be put on the slip, on any page. It flashes softly when it moves. */
export function PriceChoice({ selectionId, priceX10000, isOpen, name, ...look }: PriceChoiceProps) {
	const { legs } = useSlip();
	const priceText = useOddsText();
	const moved = useMove(priceX10000);
	return (
		<PriceButton
			{...look}
			price={priceText(priceX10000)}
			name={name}
			moved={moved}
			suspended={!isOpen}
			selected={legs.some((leg) => leg.selectionId === selectionId)}
			onPress={() => slip.toggle({ selectionId, priceX10000 })}
		/>
	);
}

/** The direction in which the price has moved recently. */
function useMove(priceX10000: number): "up" | "down" | undefined {
	const [shown, setShown] = useState<{ price: number; move?: "up" | "down" }>({ price: priceX10000 });
	if (shown.price !== priceX10000) {
		setShown({ price: priceX10000, move: priceX10000 > shown.price ? "up" : "down" });
	}
	useEffect(() => {
		if (!shown.move) return;
		const timer = setTimeout(() => setShown({ price: shown.price }), SHOWN_MS);
		return () => clearTimeout(timer);
	}, [shown]);
	return shown.move;
}
