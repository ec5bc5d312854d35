import { describe, expect, it } from "vitest";
import { type ConfirmationVerdict, judgeConfirmation } from "./confirmation-rules.ts";

const NOW = new Date(1_000_000);
const hash = (text: string): Buffer => Buffer.from(text);
const given = {
	method: "PIN_CODE",
	bindingHash: hash("50.00 to 1234"),
	proofHash: hash("2580"),
	requestHash: hash("request 1"),
} as const;
const open = {
	method: "PIN_CODE",
	binding_hash: hash("50.00 to 1234"),
	expires_at: new Date(1_000_001),
	used_at: null,
	proof_hash: null,
	request_hash: null,
};
const used = { ...open, used_at: NOW, proof_hash: hash("2580"), request_hash: hash("request 1") };

describe("[VER-01] a proof and the requested confirmation", () => {
	it.each<[string, typeof open | typeof used | undefined, Partial<typeof given>, ConfirmationVerdict]>([
		["nothing was requested", undefined, {}, "missing"],
		["the requested confirmation is open", open, {}, "open"],
		["it has expired", { ...open, expires_at: NOW }, {}, "missing"],
		["it was used and has expired", { ...used, expires_at: NOW }, {}, "missing"],
		["it is for something else", open, { bindingHash: hash("60.00 to 1234") } as never, "other"],
		["it waits for another method", open, { method: "SMS" } as never, "other"],
		["the same proof comes again for the same request", used, {}, "repeated"],
		["the same proof comes for another request", used, { requestHash: hash("request 2") } as never, "alreadyUsed"],
		// Distinguished from a right one only after an attempt is counted; otherwise a used confirmation would reveal the
		// PIN.
		["another proof comes after it was used", used, { proofHash: hash("1111") } as never, "other"],
		["the same proof comes for something else", used, { bindingHash: hash("60.00 to 1234") } as never, "other"],
	])("%s", (_name, confirmation, over, verdict) => {
		expect(judgeConfirmation(confirmation, { ...given, ...over }, NOW)).toBe(verdict);
	});
});
