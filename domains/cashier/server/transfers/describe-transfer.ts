import { withdrawalText } from "@baize/factors/contract";
import { addressIn, playerDestination, transferLimits } from "../../contract/index.ts";

type Terms = { amountMinor: number; currency: string; destination: string };

/**
 * What the proof of a transfer is bound to: the sum and the receiver's address as it was typed. Nothing is looked up, so
 * the code is sent whether there is such a player or not. Undefined for what is no transfer.
 */
export function describeTransfer(terms: Terms): { authorises: string; label: string } | undefined {
	const address = addressIn(terms.destination);
	if (address === undefined || !transferLimits(terms.currency)) return undefined;
	return { authorises: withdrawalText({ ...terms, destination: playerDestination(address) }), label: address };
}
