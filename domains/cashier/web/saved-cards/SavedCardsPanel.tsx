import { useAct, useRefusalText } from "@baize/identity/web";
import { Button, EmptyState, Icon, Panel, toasts } from "@baize/platform-web";
import { useViewer } from "@baize/platform-web/page";
import { useState } from "react";
import { removeSavedCard } from "../../contract/saved-cards/calls.ts";
import type { SavedCard } from "../../contract/saved-cards/schemas.ts";
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
	const errorText = useRefusalText();
	const act = useAct(removeSavedCard);
	const label = nameOf(card);
	async function press(): Promise<void> {
		const outcome = await act.run({ params: { session, card: card.cardId } });
		if (outcome.isDone) {
			onRemoved();
			toasts.raise(t("removed"), { tone: "success" });
		} else if (outcome.error) toasts.raise(errorText(outcome.error), { tone: "danger" });
	}
	return (
		<li className="flex items-center gap-3 rounded-card border border-hairline px-4 py-2">
			<Icon name="credit-card" className="text-ink-muted" />
			<span className="grid min-w-0 flex-1">
				<bdi className="tabular truncate font-medium">{label}</bdi>
				<span className="text-sm text-ink-muted">{stateOf(card)}</span>
			</span>
			<Button
				look="quiet"
				size="s"
				icon="trash"
				pending={act.pending}
				aria-label={t("removeOne", { label })}
				onClick={() => void press()}
			>
				{t("remove")}
			</Button>
		</li>
	);
}
