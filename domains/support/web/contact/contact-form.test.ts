import { describe, expect, it } from "vitest";
import { bodyOf, faultsOf } from "./contact-form.ts";

const WHOLE = { email: "ana@example.com", subject: "payment", message: "Where is it?", username: "" };

describe("[HELP-02] the contact form", () => {
	it.each([
		["nothing", {}, []],
		["an address without an at sign", { email: "ana" }, ["email"]],
		["a subject that is not chosen", { subject: "" }, ["subject"]],
		["a message of spaces", { message: " \n " }, ["message"]],
		["everything", { email: "", subject: "", message: "" }, ["email", "subject", "message"]],
	])("misses %s", (_what, over, faults) => expect(faultsOf({ ...WHOLE, ...over })).toEqual(faults));

	it("sends exactly these, and null for what is optional and not given", () => {
		expect(bodyOf({ ...WHOLE, email: " ana@example.com " })).toEqual({
			email: "ana@example.com",
			message: "Where is it?",
			subject: "payment",
			birthDate: null,
			pinCode: null,
			username: null,
		});
		expect(bodyOf({ ...WHOLE, username: "bo@example.com" }).username).toBe("bo@example.com");
	});
});
