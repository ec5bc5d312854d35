import { check } from "../check/index.ts";

export function toHex(bytes: Uint8Array): string {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text: string): Uint8Array {
	check(/^([0-9a-f]{2})*$/i.test(text), "a hexadecimal text has pairs of digits only");
	return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
