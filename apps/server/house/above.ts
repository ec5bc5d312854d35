import type { Cashier } from "@baize/cashier/server";
import type { Identity } from "@baize/identity/server";
import type { Play } from "@baize/play/server";
import type { SaferPlay } from "@baize/safer-play/server";
import type { Sports } from "@baize/sports/server";
import type { Verification } from "@baize/verification/server";
import type { Wallet } from "@baize/wallet/server";

/**
 * Rooms that a lower one asks through a port, once they are open: who somebody is, what he may do, what he has. No room
 * below imports them; only the roof knows that it is they who answer.
 */
export type Above = {
	identity: Identity;
	verification: Verification;
	wallet: Wallet;
	saferPlay: SaferPlay;
	cashier: Cashier;
	play: Play;
	sports: Sports;
};
