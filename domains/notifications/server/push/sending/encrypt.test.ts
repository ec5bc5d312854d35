import { createECDH } from "node:crypto";
import { describe, expect, it } from "vitest";
import { encrypted } from "./encrypt.ts";

const bytes = (text: string): Buffer => Buffer.from(text, "base64url");

/** The example of RFC 8291, appendix A. */
const EXAMPLE = {
	text: "When I grow up, I want to be a watermelon",
	ownPrivate: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
	point: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
	auth: "BTBZMqHH6r4Tts7J_aSIgg",
	salt: "DGv6ra1nlYgDCS1FRnbzlw",
	body: "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

describe("a notification for one browser", () => {
	it("is encrypted as in the example of RFC 8291", () => {
		const pair = createECDH("prime256v1");
		pair.setPrivateKey(bytes(EXAMPLE.ownPrivate));
		const keys = { point: bytes(EXAMPLE.point), auth: bytes(EXAMPLE.auth) };
		const body = encrypted(EXAMPLE.text, keys, { pair, salt: bytes(EXAMPLE.salt) });
		expect(body.toString("base64url")).toBe(EXAMPLE.body);
	});

	it("is another one each time, though the text is the same", () => {
		const keys = { point: bytes(EXAMPLE.point), auth: bytes(EXAMPLE.auth) };
		expect(encrypted(EXAMPLE.text, keys).equals(encrypted(EXAMPLE.text, keys))).toBe(false);
	});
});
