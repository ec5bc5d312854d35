import { usePolled } from "@baize/platform-web/reads";
import { readLoyalty } from "../contract/calls.ts";
import type { LoyaltyData } from "../contract/schemas.ts";
import { externalOf } from "./external.ts";

export type Loyalty = {
	/** Null where the programme does not answer well. */
	loyalty: LoyaltyData | null;
	/** Nothing came back: what is shown is what was known before. */
	isMissing: boolean;
	refresh(): void;
};

/** The player's tier and points, polled at the interval of the specification. `session` undefined asks nothing. */
export function useLoyalty(session: string | undefined, first: LoyaltyData | null): Loyalty {
	const input = session === undefined ? undefined : { params: { session } };
	const { data, error, refresh } = usePolled(readLoyalty, input, first ?? undefined);
	try {
		return { loyalty: externalOf({ data, error }), isMissing: false, refresh };
	} catch {
		return { loyalty: data ?? null, isMissing: true, refresh };
	}
}
