import type { Card } from "@baize/engines/game";
import { type ThreeCardRules, worthOf } from "@baize/engines/three-card";
import { toNumber } from "@baize/kernel/odds";
import { useMemo } from "react";
import { useThreeCardTexts } from "./texts.ts";

/** The exact worth of playing and of folding, computed here from all hands that the dealer can have. */
export default function Book({ rules, cards }: { rules: ThreeCardRules; cards: readonly Card[] }) {
	const t = useThreeCardTexts();
	const worth = useMemo(() => worthOf(rules, cards), [rules, cards]);
	const values = { play: toNumber(worth.play), fold: toNumber(worth.fold) };
	const best = values.play > values.fold ? "play" : "fold";
	return (
		<aside className="tc-book" aria-live="polite">
			<p className="font-semibold">{t("book.title", { move: t(`moves.${best}`) })}</p>
			<p className="text-xs">{t("book.hint")}</p>
			<dl>
				{(["play", "fold"] as const).map((move) => (
					<div key={move} data-best={move === best}>
						<dt>{t(`moves.${move}`)}</dt>
						<dd>
							<bdi className="tabular">{t("book.value", { value: values[move] })}</bdi>
						</dd>
					</div>
				))}
			</dl>
		</aside>
	);
}
