import type { Id } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import type { Method } from "../../contract/index.ts";
import { readPin } from "../pin/pin-store.ts";
import type { Parts } from "../ports.ts";
import { refuse } from "../refuse.ts";
import { type AuthenticatorRow, readAuthenticator, takeStep } from "../two-factor/authenticator-store.ts";
import { recoveryHashOf } from "../two-factor/recovery-codes.ts";
import { useRecoveryCode } from "../two-factor/recovery-store.ts";
import { stepOf } from "../two-factor/totp.ts";
import { codeHashOf, SIX_DIGITS } from "./confirmation-hashes.ts";
import type { ConfirmationKey, ConfirmationRow } from "./confirmation-store.ts";

type Given = { authorises: string; code: string };
/**
 * `isRightBefore` is slow and runs before the transaction; `isRight` compares inside it and uses up a single-use code.
 */
export type Comparison = {
	isRightBefore?(): Promise<boolean>;
	isRight(tx: Tx, confirmation?: ConfirmationRow): Promise<boolean>;
};

/** How a code is compared, per method. A method that the player has not set up is refused at once. */
export const COMPARISONS: Record<Method, (parts: Parts, key: ConfirmationKey, given: Given) => Promise<Comparison>> = {
	async PIN_CODE(parts, { playerId }, { code }) {
		return { isRightBefore: await comparePin(parts, playerId, code), isRight: async () => true };
	},
	SMS: compareSent,
	EMAIL: compareSent,
	async TWO_FACTOR_AUTHENTICATION(parts, { playerId, operation }, { code }) {
		const row = await readAuthenticator(parts.database.reader, playerId);
		if (!row?.secret) throw refuse("MFA_CONFIGURATION_ERROR");
		if (SIX_DIGITS.test(code)) return { isRight: (tx) => takeAppCode(parts, tx, row, code) };
		return {
			async isRight(tx) {
				if (!(await useRecoveryCode(tx, playerId, recoveryHashOf(parts, playerId, code)))) return false;
				await parts.changes.recoveryCodeUsed(tx, { playerId, operation });
				return true;
			},
		};
	},
};

async function compareSent(parts: Parts, key: ConfirmationKey, { authorises, code }: Given): Promise<Comparison> {
	const hash = codeHashOf(parts, key, authorises, code);
	return { isRight: async (_tx, confirmation) => confirmation?.code_hash?.equals(hash) ?? false };
}

export async function comparePin(
	{ database, pinHash }: Parts,
	playerId: Id,
	pin: string,
): Promise<() => Promise<boolean>> {
	const row = await readPin(database.reader, playerId);
	if (!row) throw refuse("MFA_CONFIGURATION_ERROR");
	return () => pinHash.verify(row.pin_hash, pin);
}

async function takeAppCode({ sealer, clock }: Parts, tx: Tx, row: AuthenticatorRow, code: string): Promise<boolean> {
	const step = stepOf(sealer.open(row.secret!, row.player_id), code, clock.nowMs());
	return step !== undefined && takeStep(tx, row, step);
}
