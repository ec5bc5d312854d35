import { randomInt, randomUUID } from "node:crypto";
import type { Outcome, PamClient, Player } from "./pam-client.ts";
import { SEGMENTS_X10, WHEEL_STAKES } from "./wheel.data.ts";

export const WHEEL_GAME = "wheel-24";

/** `error`: nothing was won or lost. */
export type Spun = { segment: number; win: number; balance: number | null } | { error: string; balance: number | null };

/** `unit`: how many minor units an amount of 1 has. Takes the stake, draws, pays the win, and ends the round. A stake that was not answered is taken back. */
export async function spin(pam: PamClient, player: Player, stakeMinor: number, unit: number): Promise<Spun> {
	if (!WHEEL_STAKES.some((each) => each === stakeMinor)) return { error: "STAKE", balance: null };
	const round = randomUUID();
	const betId = `${round}-b`;
	const of = { providerBetRef: betId, providerRoundId: round, providerGameId: WHEEL_GAME };
	const bet = { ...of, transactionType: "WITHDRAW" as const, cashAmount: stakeMinor / unit, isGameOver: false };
	const taken = await pam.transact(player, { ...bet, providerTransactionId: betId });
	if (taken.code === "UNANSWERED") {
		await pam.transact(player, {
			...of,
			transactionType: "CANCEL",
			cashAmount: 0,
			isGameOver: true,
			providerTransactionId: `${round}-c`,
		});
	}
	if (taken.code !== null) return { error: taken.code, balance: taken.balance };
	const segment = randomInt(SEGMENTS_X10.length);
	const win = winOf(stakeMinor, segment) / unit;
	const paid: Outcome = await pam.transact(player, {
		...of,
		transactionType: "DEPOSIT",
		cashAmount: win,
		isGameOver: true,
		providerTransactionId: `${round}-w`,
	});
	if (paid.code !== null) return { error: paid.code, balance: paid.balance };
	return { segment, win, balance: paid.balance };
}

/** In minor units; exact, because stakes are multiples of 10. */
export const winOf = (stakeMinor: number, segment: number): number => (stakeMinor / 10) * (SEGMENTS_X10[segment] ?? 0);
