import { CallError } from "@baize/platform-web/reads";
import { describe, expect, it } from "vitest";
import type { LoyaltyData } from "../contract/schemas.ts";
import { externalOf, NO_EXTERNAL, readExternal } from "./external.ts";

const DATA: LoyaltyData = {
	excluded: false,
	redemptionAmount: 1,
	redemptionPoints: 100,
	redemptionPointsName: "points",
	tierPoints: 12.345,
	currentTierId: "starter",
	tiersInfo: { starter: { name: "Starter", colour: "#7a8699" } },
};
const refused = (status: number) => new CallError(status, { errorCode: "X", message: "x" });
const refusal = Object.assign(new Error("LOYALTY_CLOSED"), { name: "Refusal" });

describe("[LOY-01] the external loyalty data", () => {
	it.each([
		["closed", refused(403)],
		["not signed in", refused(401)],
		["not found", refused(404)],
		["broken", refused(500)],
		["refused while the page is made", refusal],
	])("are null where the answer is not ok: %s", async (_name, error) => {
		expect(await readExternal(() => Promise.reject(error))).toBeNull();
	});

	it("are the answer where it is ok", async () => {
		expect(await readExternal(async () => DATA)).toBe(DATA);
	});

	it.each([
		["no answer", () => Promise.reject(refused(0))],
		["nothing in the answer", async () => undefined],
	])("throw where the response is missing: %s", async (_name, ask) => {
		await expect(readExternal(ask)).rejects.toThrow("Unable to retrieve external information from loyalty points");
	});

	it("do not hide another mistake", async () => {
		await expect(readExternal(() => Promise.reject(new TypeError("ours")))).rejects.toThrow("ours");
	});

	it("follow the same rules while they are polled", () => {
		expect(externalOf({ data: DATA, error: undefined })).toBe(DATA);
		expect(externalOf({ data: undefined, error: undefined })).toBeNull();
		expect(externalOf({ data: DATA, error: refused(403) })).toBeNull();
		expect(() => externalOf({ data: DATA, error: refused(0) })).toThrow(NO_EXTERNAL);
	});
});
