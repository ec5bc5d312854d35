import type { Identity } from "@baize/identity/server";
import type { SaferPlay } from "@baize/safer-play/server";
import type { Verification } from "@baize/verification/server";

/**
 * Rooms that a lower one asks through a port, once they are open: who somebody is, what he may do. No room below imports
 * them; only the roof knows that it is they who answer.
 */
export type Above = { identity: Identity; verification: Verification; saferPlay: SaferPlay };
