import { describe, expect, it } from "vitest";
import type { SavedCard } from "../../contract/saved-cards/schemas.ts";
import { choicesOf, firstChoice, type OfferedMethod } from "./choices.ts";

const method = (name: OfferedMethod["method"]) => ({ method: name }) as OfferedMethod;
const METHODS = [method("card"), method("crypto")];
const card = (cardId: string, closed?: SavedCard["closed"]) => ({ cardId, ...(closed ? { closed } : {}) }) as SavedCard;

describe("[CASH-01] the tiles of a deposit", () => {
	it.each<[string, readonly OfferedMethod[], SavedCard[], string[], string]>([
		["methods alone", METHODS, [], ["card", "crypto"], "card"],
		["saved cards first", METHODS, [card("a"), card("b")], ["card-a", "card-b", "card", "crypto"], "card-a"],
		[
			"an expired one after the others",
			METHODS,
			[card("a", "expired"), card("b")],
			["card-b", "card-a", "card", "crypto"],
			"card-b",
		],
		["only expired ones", METHODS, [card("a", "expired")], ["card-a", "card", "crypto"], "card"],
		["none while cards are not offered", [method("crypto")], [card("a")], ["crypto"], "crypto"],
	])("%s", (_case, methods, cards, values, first) => {
		const choices = choicesOf(methods, cards);
		expect(choices.map(({ value }) => value)).toEqual(values);
		expect(firstChoice(choices).value).toBe(first);
	});
});
