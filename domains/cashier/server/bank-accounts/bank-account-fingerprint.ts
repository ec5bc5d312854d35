import { createHmac } from "node:crypto";
import type { Secrets } from "@baize/platform-server";
import { plainAccount } from "../../contract/index.ts";

type Keys = { secrets: Pick<Secrets, "keyFor"> };

/**
 * Finds a bank account without storing its number: equal for every way of writing it. Keyed, so that a copy of the
 * tables does not reveal whose account a number is. The key has the name that it got when identity owned the accounts.
 *
 * Identity's search for duplicates has a fingerprint of its own for bank accounts, under another key. Both are stored,
 * and neither can be calculated from the other: an account that was only claimed, or deposited from, is stored nowhere
 * else.
 */
export const bankAccountFingerprint = ({ secrets }: Keys, account: string): Buffer =>
	createHmac("sha256", secrets.keyFor("identity.bankAccountFingerprint")).update(plainAccount(account)).digest();

export const bucketOfFingerprint = (fingerprint: Buffer): number => fingerprint.readUInt8(0) % 64;
