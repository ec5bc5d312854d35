import type { PlayObstacle } from "@baize/identity/contract";
import { refuser } from "@baize/kernel/error";
import { playErrors } from "../contract/index.ts";

const refuse = refuser(playErrors);

/** Refuses play for money to whom something keeps from it. */
export function demandNone(obstacle: PlayObstacle | undefined): void {
	if (obstacle) throw refuse(obstacle === "terms" ? "TERMS_DUE" : "PLAY_NOT_ALLOWED_HERE");
}
