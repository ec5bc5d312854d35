import type { PlayObstacle } from "@baize/identity/contract";
import { refuser } from "@baize/kernel/error";
import { playErrors } from "../contract/index.ts";

const refuse = refuser(playErrors);

const REFUSALS = {
	place: "PLAY_NOT_ALLOWED_HERE",
	document: "DOCUMENT_BLOCKED",
	terms: "TERMS_DUE",
} as const satisfies Record<PlayObstacle, string>;

/** Refuses play for money to whom something keeps from it. */
export function demandNone(obstacle: PlayObstacle | undefined): void {
	if (obstacle) throw refuse(REFUSALS[obstacle]);
}
