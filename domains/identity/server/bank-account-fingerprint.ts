import { createHmac } from "node:crypto";
import type { Secrets } from "@baize/platform-server";
import { plainAccount } from "../contract/index.ts";

type Keys = { secrets: Pick<Secrets, "keyFor"> };

/**
 * By which a bank account is found again without its number: the same however it is written. Keyed, so that a copy of the
 * tables tells nobody whose account a number is.
 */
export const bankAccountFingerprint = ({ secrets }: Keys, account: string): Buffer =>
	createHmac("sha256", secrets.keyFor("identity.bankAccountFingerprint")).update(plainAccount(account)).digest();

export const bucketOfFingerprint = (fingerprint: Buffer): number => fingerprint.readUInt8(0) % 64;
