import { EmptyState, Panel } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { useState } from "react";
import { removeSavedCard } from "../../contract/saved-cards/calls.ts";
import type { SavedCard } from "../../contract/saved-cards/schemas.ts";
import { RemovableRow } from "../RemovableRow.tsx";
import { useSavedCardTexts } from "./texts.ts";
import { useCardNames } from "./use-card-names.ts";

type Props = { savedCards: readonly SavedCard[] };

/** The cards that the player has kept for deposits. They are added where they are used. */
export function SavedCardsPanel({ savedCards: first }: Props) {
	const t = useSavedCardTexts();
	const [cards, setCards] = useState(first);
	return (
		<Panel title={t("title")}>
			{cards.length === 0 && (
				<EmptyState icon="credit-card" title={t("empty")}>
					{t("emptyText")}
				</EmptyState>
			)}
			<ul className="grid gap-2 empty:hidden">
				{cards.map((card) => (
					<Saved
						key={card.cardId}
						card={card}
						onRemoved={() => setCards(cards.filter(({ cardId }) => cardId !== card.cardId))}
					/>
				))}
			</ul>
		</Panel>
	);
}

function Saved({ card, onRemoved }: { card: SavedCard; onRemoved(): void }) {
	const t = useSavedCardTexts();
	const { nameOf, stateOf } = useCardNames();
	const session = useViewer()?.handle ?? "";
	const label = nameOf(card);
	return (
		<RemovableRow
			icon="credit-card"
			call={removeSavedCard}
			input={{ params: { session, card: card.cardId } }}
			texts={{ remove: t("remove"), removeOne: t("removeOne", { label }), removed: t("removed") }}
			onRemoved={onRemoved}
		>
			<bdi className="tabular truncate font-medium">{label}</bdi>
			<span className="text-sm text-ink-muted">{stateOf(card)}</span>
		</RemovableRow>
	);
}
