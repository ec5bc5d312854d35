import { type Refusal, refuser } from "@baize/kernel/error";
import { playErrors } from "../contract/index.ts";
import type { PlayBlock } from "./ports.ts";

const refuse = refuser(playErrors);

const REFUSALS = {
	place: "PLAY_NOT_ALLOWED_HERE",
	document: "DOCUMENT_BLOCKED",
	terms: "TERMS_DUE",
	closed: "GAMES_CLOSED",
} as const satisfies Record<PlayBlock, string>;

/** Why play for money is refused where a block applies. */
export const refusalOfBlock = (block: PlayBlock | undefined): Refusal | undefined => block && refuse(REFUSALS[block]);

/** Refuses play for money where a block applies. */
export function requireNoBlock(block: PlayBlock | undefined): void {
	const refusal = refusalOfBlock(block);
	if (refusal) throw refusal;
}
