import { useFlag } from "@baize/flags/web";
import type { ReplyOf } from "@baize/kernel/call";
import { type Polled, usePolled, useStream } from "@baize/platform-web/reads";
import { listPlayableSpins, type PlayableGrant, SPINS_CHANGED, SPINS_TOPIC } from "../contract/index.ts";

type Reply = ReplyOf<typeof listPlayableSpins>;
const NONE: readonly PlayableGrant[] = [];

/**
 * The spins that a player can use on a game, asked again at the interval of the specification, and at once when the stream
 * says that they have changed. `session` undefined asks nothing.
 */
export function usePlayableSpins(
	session: string | undefined,
	gameId: string,
	first: readonly PlayableGrant[],
): { grants: readonly PlayableGrant[]; refresh(): void; answer: Reply | undefined } {
	const isOpen = useFlag("promotionalSpin");
	const isAsked = isOpen && session !== undefined;
	const { data, refresh }: Polled<Reply> = usePolled(
		listPlayableSpins,
		isAsked ? { params: { session }, query: { gameId } } : undefined,
	);
	useStream(isAsked ? SPINS_TOPIC : undefined, SPINS_CHANGED, refresh, refresh);
	if (!isAsked) return { grants: NONE, refresh, answer: undefined };
	const grants = data ? (data.games.find((game) => game.gameId === gameId)?.grants ?? NONE) : first;
	return { grants, refresh, answer: data };
}
