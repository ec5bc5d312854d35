import { masked } from "@baize/kernel/mask";
import type { Tx } from "@baize/platform-server";
import { PAID_AFTER_ALL } from "../contract/index.ts";
import type { House } from "./house.ts";
import { moveDeposit } from "./move-deposit.ts";
import { moveWithdrawal } from "./move-withdrawal.ts";
import type { ProviderWord } from "./ports.ts";
import { refuse } from "./refuse.ts";
import { judgeDepositWord, judgePayoutWord, type WordVerdict } from "./rules.ts";
import { lockDeposit, lockWithdrawal } from "./store.ts";

/**
 * Does what a provider's word means, once, however often and from wherever it comes: a callback, its repetition, or the
 * answer to our question. Refuses with PAYMENT_NOT_FOUND, CALLBACK_AMOUNT or CALLBACK_STATE, and then nothing has changed.
 */
export const hearProvider = (house: House, provider: string, word: ProviderWord): Promise<void> =>
	house.database.transaction((tx) =>
		word.kind === "deposit" ? hearOfDeposit(house, tx, provider, word) : hearOfPayout(house, tx, provider, word),
	);

async function hearOfDeposit(house: House, tx: Tx, provider: string, word: ProviderWord): Promise<void> {
	const row = await lockDeposit(tx, word.paymentId);
	if (row?.provider !== provider) throw refuse("PAYMENT_NOT_FOUND");
	const action = actionOf(judgeDepositWord(row, word), row.state);
	if (!action) return;
	const card = word.card ? { card_token: word.card.token, card_label: masked(word.card.lastFour) } : {};
	const fingerprint = word.card?.fingerprint;
	if (fingerprint) await house.noteInstrument(tx, row.player_id, { kind: "card", value: fingerprint });
	await moveDeposit(house, tx, row, { action, by: "provider", reason: word.reason, change: card });
}

async function hearOfPayout(house: House, tx: Tx, provider: string, word: ProviderWord): Promise<void> {
	const row = await lockWithdrawal(tx, word.paymentId);
	if (row?.provider !== provider) throw refuse("PAYMENT_NOT_FOUND");
	const action = actionOf(judgePayoutWord(row, word), row.state);
	const reason = action === "payAfterAll" ? PAID_AFTER_ALL : word.reason;
	if (action) await moveWithdrawal(house, tx, row, { action, by: "provider", reason });
}

function actionOf<Action>(verdict: WordVerdict<Action>, state: string): Action | undefined {
	if (verdict.verdict === "apply") return verdict.action;
	if (verdict.verdict === "amount") throw refuse("CALLBACK_AMOUNT");
	if (verdict.verdict === "state") throw refuse("CALLBACK_STATE", { state });
	return undefined;
}
