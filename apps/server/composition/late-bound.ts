import type { Cashier } from "@baize/cashier/server";
import type { Identity } from "@baize/identity/server";
import type { Play } from "@baize/play/server";
import type { SaferPlay } from "@baize/safer-play/server";
import type { Sports } from "@baize/sports/server";
import type { Verification } from "@baize/verification/server";
import type { Wallet } from "@baize/wallet/server";

/**
 * Domains that lower ones reach through ports once they are open. No domain below imports them; only the composition
 * root knows that they implement the ports.
 */
export type LateBound = {
	identity: Identity;
	verification: Verification;
	wallet: Wallet;
	saferPlay: SaferPlay;
	cashier: Cashier;
	play: Play;
	sports: Sports;
};
