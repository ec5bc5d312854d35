import { refuser } from "@baize/kernel/error";
import { playErrors } from "../contract/index.ts";
import type { PlayBlock } from "./ports.ts";

const refuse = refuser(playErrors);

const REFUSALS = {
	place: "PLAY_NOT_ALLOWED_HERE",
	document: "DOCUMENT_BLOCKED",
	terms: "TERMS_DUE",
	closed: "GAMES_CLOSED",
} as const satisfies Record<PlayBlock, string>;

/** Refuses play for money where a block applies. */
export function requireNoBlock(block: PlayBlock | undefined): void {
	if (block) throw refuse(REFUSALS[block]);
}
