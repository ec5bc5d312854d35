import { createCipheriv, randomBytes } from "node:crypto";
import { idText } from "@baize/kernel/id";
import { describe, expect, it } from "vitest";
import { type NumberedKey, type OldLayout, sealWith } from "./sealed-layout.ts";
import { openSealer } from "./sealer.ts";

const ROW = 42n;
const [FIRST, SECOND]: NumberedKey[] = [
	{ number: 1, key: Buffer.alloc(32, 1) },
	{ number: 2, key: Buffer.alloc(32, 2) },
];
const PLAIN = "GB94 BARC 1020 1530 0934 59";
const sealerOf = (...keys: (NumberedKey | undefined)[]) =>
	openSealer("lamps", () => keys.map((key) => key!), "tagFirst");

describe("a sealed value", () => {
	it("begins with the version and the number of its key, then a nonce of its own", () => {
		const sealed = sealerOf(SECOND, FIRST).sealText(PLAIN, ROW);
		expect(sealed.subarray(0, 5).toString("hex")).toBe("0100000002");
		expect(sealed).toHaveLength(5 + 12 + PLAIN.length + 16);
		expect(sealerOf(SECOND, FIRST).sealText(PLAIN, ROW)).not.toEqual(sealed);
	});

	it("is opened as it was written, in all versions", () => {
		const hex = "0100000001b485f8f00209e8e14a2ae4213d2324c75be4fa039d10882f6eb25c5fdef83e293f27";
		expect(sealerOf(SECOND, FIRST).openText(Buffer.from(hex, "hex"), ROW)).toBe("a lamp");
	});

	it("opens while its key is there, whichever writes", () => {
		const sealed = sealerOf(FIRST).sealText(PLAIN, ROW);
		expect(sealerOf(SECOND, FIRST).openText(sealed, ROW)).toBe(PLAIN);
		expect(() => sealerOf(SECOND).open(sealed, ROW)).toThrow("what is sealed for lamps in row");
	});

	it("is resealed with the newest key", () => {
		const resealed = sealerOf(SECOND, FIRST).reseal(sealerOf(FIRST).sealText(PLAIN, ROW), ROW);
		expect(sealerOf(SECOND).openText(resealed, ROW)).toBe(PLAIN);
		expect(resealed.subarray(0, 5)).toEqual(sealerOf(SECOND, FIRST).presentHeader());
	});

	it("opens in no other row and for no other purpose", () => {
		const sealed = sealerOf(FIRST).sealText(PLAIN, ROW);
		expect(() => sealerOf(FIRST).open(sealed, ROW + 1n)).toThrow("cannot be opened");
		expect(() => openSealer("bulbs", () => [FIRST!]).open(sealed, ROW)).toThrow("cannot be opened");
	});

	it("does not open when any one byte of it was changed, or its end is gone", () => {
		const sealed = sealerOf(FIRST, SECOND).sealText(PLAIN, ROW);
		for (let at = 0; at < sealed.length; at++) {
			const changed = Buffer.from(sealed);
			changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
			expect(() => sealerOf(FIRST, SECOND).open(changed, ROW), `byte ${at}`).toThrow("cannot be opened");
		}
		for (let length = 0; length < sealed.length; length++)
			expect(() => sealerOf(FIRST).open(sealed.subarray(0, length), ROW), `${length} bytes`).toThrow(
				"cannot be opened",
			);
	});

	it("reveals nothing of the value or its key in errors", () => {
		const sealed = sealWith(FIRST!, Buffer.from(PLAIN), "elsewhere");
		try {
			sealerOf(FIRST).open(sealed, ROW);
			expect.unreachable();
		} catch (error) {
			expect(String(error)).toBe(`SealBroken: what is sealed for lamps in row ${idText(ROW)} cannot be opened`);
			expect(Object.keys(error as object)).toEqual(["name"]);
		}
	});
});

describe("a value in an old layout", () => {
	const oldSeal = (layout: OldLayout, nonce: Buffer): Buffer => {
		const cipher = createCipheriv("aes-256-gcm", FIRST!.key, nonce).setAAD(Buffer.from(idText(ROW)));
		const body = Buffer.concat([cipher.update(PLAIN), cipher.final()]);
		const tag = cipher.getAuthTag();
		return Buffer.concat(layout === "tagFirst" ? [nonce, tag, body] : [nonce, body, tag]);
	};

	it.each<[string, OldLayout, Buffer]>([
		["random bytes, the tag before", "tagFirst", randomBytes(12)],
		["random bytes, the tag behind", "tagLast", randomBytes(12)],
		["what a header looks like, the tag before", "tagFirst", Buffer.from("01000000020000000000aaaa", "hex")],
		["what a header looks like, the tag behind", "tagLast", Buffer.from("01000000010000000000aaaa", "hex")],
	])("that begins with %s, is opened with the first key", (_case, layout, nonce) => {
		const keys = [SECOND!, FIRST!];
		expect(openSealer("lamps", () => keys, layout).openText(oldSeal(layout, nonce), ROW)).toBe(PLAIN);
		expect(() => openSealer("lamps", () => keys).open(oldSeal(layout, nonce), ROW)).toThrow("cannot be opened");
	});
});
