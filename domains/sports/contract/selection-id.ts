import { type Id, idText, readId } from "@baize/kernel/id";

/**
 * A market id is the event and the market's number in it, from 1; a selection id is the market and the selection's key
 * in it: "home", "draw", "over", or the number of a runner. So both are known before they are stored.
 */
export type MarketRef = { readonly eventId: Id; readonly marketNumber: number };
export type SelectionRef = MarketRef & { readonly key: string };

export const KEY_PATTERN = "[a-z0-9]{1,12}";
export const MARKET_ID_PATTERN = "^[0-9a-hjkmnp-tv-z]{13}-[1-9][0-9]{0,2}$";
export const SELECTION_ID_PATTERN = `^[0-9a-hjkmnp-tv-z]{13}-[1-9][0-9]{0,2}-${KEY_PATTERN}$`;

export const marketIdText = ({ eventId, marketNumber }: MarketRef): string => `${idText(eventId)}-${marketNumber}`;
export const selectionIdText = (selection: SelectionRef): string => `${marketIdText(selection)}-${selection.key}`;

/** What `selectionIdText` wrote, or null for any other text. */
export function readSelectionId(text: string): SelectionRef | null {
	if (!new RegExp(SELECTION_ID_PATTERN).test(text)) return null;
	const [event = "", marketNumber, key = ""] = text.split("-");
	const eventId = readId(event);
	return eventId === null ? null : { eventId, marketNumber: Number(marketNumber), key };
}
