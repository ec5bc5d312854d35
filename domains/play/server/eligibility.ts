import type { EligibilityBlock } from "@baize/identity/contract";
import { refuser } from "@baize/kernel/error";
import { playErrors } from "../contract/index.ts";

const refuse = refuser(playErrors);

const REFUSALS = {
	place: "PLAY_NOT_ALLOWED_HERE",
	document: "DOCUMENT_BLOCKED",
	terms: "TERMS_DUE",
} as const satisfies Record<EligibilityBlock, string>;

/** Refuses play for money where a block applies. */
export function requireNoBlock(block: EligibilityBlock | undefined): void {
	if (block) throw refuse(REFUSALS[block]);
}
