import { plainAccount } from "../bank-accounts/bank-account.ts";
import type { WithdrawalMethod } from "../methods.ts";
import { base58Version } from "./base58.ts";
import { readSegwit } from "./bech32.ts";

/** The coins that are paid out. A provider of others has no payouts. */
export const PAID_COINS = { network: "Bitcoin", unit: "BTC" } as const;

const PREFIX = "bc";
/** Of a key's hash, and of a script's. */
const VERSIONS: readonly unknown[] = [0x00, 0x05];
const URI = /^bitcoin:([^?]*)(\?.*)?$/i;
const SEGWIT_START = /^bc1/i;

/** The stored form of an address: without spaces, and the new form in small letters, in which both ways of writing it are one. */
export function plainCoinAddress(text: string): string {
	const bare = text.replace(/\s/g, "");
	const address = URI.exec(bare)?.[1] ?? bare;
	const isOneCase = address === address.toUpperCase();
	return SEGWIT_START.test(address) && isOneCase ? address.toLowerCase() : address;
}

/**
 * Whether an address can exist and be paid: its check characters fit, because coins that were sent elsewhere never come
 * back.
 */
export function isCoinAddress(text: string): boolean {
	const address = plainCoinAddress(text);
	return readSegwit(address, PREFIX) === "payable" || VERSIONS.includes(base58Version(address));
}

/** Of the longest form; the shortest address has as many as an old one at least. */
const LONGEST = 62;
const SHORTEST = 26;

/** What an address looks like while it is typed; undefined before it begins as one. later: of a kind of the future. */
export function readCoinAddress(text: string): "short" | "wrong" | "later" | "right" | undefined {
	const address = plainCoinAddress(text);
	if (isCoinAddress(address)) return "right";
	if (readSegwit(address, PREFIX) === "later") return "later";
	if (!/^(bc1|[13])/i.test(address)) return address.length === 0 ? undefined : "wrong";
	return address.length < SHORTEST || (SEGWIT_START.test(address) && address.length < LONGEST) ? "short" : "wrong";
}

/** A destination as it is stored and compared, however it was typed. A card's token is kept as it is. */
export function plainDestination(method: WithdrawalMethod, text: string): string {
	if (method === "bankTransfer") return plainAccount(text);
	return method === "crypto" ? plainCoinAddress(text) : text;
}
