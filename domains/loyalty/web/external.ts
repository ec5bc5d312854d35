import { CallError, type Polled } from "@baize/platform-web/reads";
import type { LoyaltyData } from "../contract/schemas.ts";

/** spec §8 */
export const NO_EXTERNAL = "Unable to retrieve external information from loyalty points";

/** What is known after a question: null where the programme refused it. A missing response throws. spec §7, §8 */
export async function readExternal(ask: () => Promise<LoyaltyData | undefined>): Promise<LoyaltyData | null> {
	const reply = await ask().catch((error: unknown) => {
		if (isRefused(error)) return null;
		throw isUnanswered(error) ? new Error(NO_EXTERNAL, { cause: error }) : error;
	});
	if (reply === undefined) throw new Error(NO_EXTERNAL);
	return reply;
}

/** The same for a page that asks again and again. Before the first answer it is what the page was made with. */
export function externalOf({ data, error }: Pick<Polled<LoyaltyData>, "data" | "error">): LoyaltyData | null {
	if (isRefused(error)) return null;
	if (error) throw new Error(NO_EXTERNAL, { cause: error });
	return data ?? null;
}

const isUnanswered = (error: unknown): boolean => error instanceof CallError && error.status === 0;
// By its name: the server and the pages' build each have their own copy of the class.
const isRefused = (error: unknown): boolean =>
	error instanceof CallError ? error.status !== 0 : error instanceof Error && error.name === "Refusal";
