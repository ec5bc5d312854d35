import { createHash, randomBytes } from "node:crypto";

const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const sha256 = (bytes: Buffer): Buffer => createHash("sha256").update(bytes).digest();

/** A Bitcoin address of a script that is not used elsewhere, with correct check characters. */
export function aCoinAddress(): string {
	const payload = Buffer.concat([Buffer.from([0x05]), randomBytes(20)]);
	const sum = sha256(sha256(payload)).subarray(0, 4);
	let number = BigInt(`0x${Buffer.concat([payload, sum]).toString("hex")}`);
	let text = "";
	for (; number > 0n; number /= 58n) text = ALPHABET[Number(number % 58n)] + text;
	return text;
}
