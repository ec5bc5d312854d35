import { EnumOf, Integer, ListOf, Optional, personalData, type Static, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";

/** The schemes that have a name of their own here; a card of any other one is "other". */
export const CARD_BRANDS = ["visa", "mastercard", "amex", "maestro", "discover", "diners", "jcb", "other"] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** Why a saved card cannot pay at present. */
export const CARD_CLOSED = ["expired", "unavailable"] as const;
export type CardClosed = (typeof CARD_CLOSED)[number];

/** The last month in which a card can be used: "2029-04". */
export const EXPIRY_PATTERN = "^20[0-9]{2}-(0[1-9]|1[0-2])$";

/** A card that the player has kept for later deposits. Its number is known to the provider only. */
export const SavedCard = Struct({
	cardId: Text({ pattern: ID_PATTERN }),
	brand: EnumOf(CARD_BRANDS),
	lastFour: Text(personalData("accountEnd")),
	expires: Text({ pattern: EXPIRY_PATTERN }),
	savedAtMs: Integer(),
	usedAtMs: Integer(),
	/** Absent for a card that can pay. */
	closed: Optional(EnumOf(CARD_CLOSED)),
});
export type SavedCard = Static<typeof SavedCard>;
export const SavedCards = ListOf(SavedCard);

/** One more takes the place of the one that was used the longest ago. */
export const MAX_SAVED_CARDS = 5;
