import { type Id, idText } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import type { BankAccountClaim, PayoutFreeze, PlayerFile } from "../../contract/index.ts";
import { type BankAccountRow, claimsOfAccount, claimsOfPlayer } from "../people/bank-accounts/bank-account-store.ts";
import { type FreezeRow, readFreeze } from "../people/not-me/payout-freeze-store.ts";
import { namesOf } from "../people/people-names.ts";

/** What an operator sees of a player's payouts and where they go. */
export async function payoutStatus(
	reader: Reader,
	playerId: Id,
): Promise<Pick<PlayerFile, "payoutFreeze" | "bankAccounts">> {
	const freeze = await readFreeze(reader, playerId);
	const claims = await claimsOfPlayer(reader, playerId);
	return {
		...(freeze ? { payoutFreeze: freezeView(freeze) } : {}),
		bankAccounts: await Promise.all(claims.map((claim) => claimView(reader, claim))),
	};
}

export const freezeView = (freeze: FreezeRow): PayoutFreeze => ({
	sinceMs: freeze.frozen_at.getTime(),
	cause: freeze.cause,
	...(freeze.notice === null ? {} : { notice: freeze.notice }),
	...(freeze.email === null ? {} : { noticeEmail: freeze.email }),
	...(freeze.replaced_email === null ? {} : { replacedEmail: freeze.replaced_email }),
	...(freeze.reason === null ? {} : { reason: freeze.reason }),
});

async function claimView(reader: Reader, claim: BankAccountRow): Promise<BankAccountClaim> {
	const all = await claimsOfAccount(reader, claim.fingerprint);
	const others = all.filter(({ player_id }) => player_id !== claim.player_id);
	const names = await namesOf(
		reader,
		others.map(({ player_id }) => player_id),
	);
	return {
		claimId: idText(claim.claim_id),
		lastFour: claim.last_four,
		status: claim.status,
		sinceMs: claim.since.getTime(),
		others: others.map(({ player_id, status }) => ({
			playerId: idText(player_id),
			displayName: names.get(player_id)?.name ?? idText(player_id),
			status,
		})),
	};
}
