import type { SavedCard } from "../../contract/saved-cards/schemas.ts";
import type { DepositOptionsView } from "../../contract/schemas.ts";

export type OfferedMethod = DepositOptionsView["methods"][number];
/** A tile of the form: a saved card, which is paid by the method "card", or a method. */
export type DepositChoice = { value: string; method: OfferedMethod; card?: SavedCard };

/** The saved cards first, those that cannot pay after the others; then the methods. */
export function choicesOf(methods: readonly OfferedMethod[], cards: readonly SavedCard[]): DepositChoice[] {
	const byCard = methods.find(({ method }) => method === "card");
	const ordered = [...cards.filter(({ closed }) => !closed), ...cards.filter(({ closed }) => closed)];
	return [
		...(byCard ? ordered.map((card) => ({ value: `card-${card.cardId}`, method: byCard, card })) : []),
		...methods.map((method) => ({ value: method.method, method })),
	];
}

/** The first one that can pay; a method always can. */
export const firstChoice = (choices: readonly DepositChoice[]): DepositChoice =>
	choices.find(({ card }) => !card?.closed)!;
