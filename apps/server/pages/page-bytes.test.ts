import { describe, expect, it } from "vitest";
import { bytesOf, gapsIn, openLentBytes } from "./page-bytes.ts";

describe("a text's bytes", () => {
	it.each(["", "plain", "ñ € العربية 🐎", "long ".repeat(100_000)])("are a character each: %.20s", (text) => {
		expect(Buffer.from(bytesOf(text), "latin1").toString()).toBe(text);
	});
});

describe("the bytes of a page, lent to its sendings", () => {
	const pageOf = (nonce: string): string => `<script nonce='${nonce}'>ñ</script><style nonce='${nonce}'>`;
	const text = bytesOf(pageOf("NONCE"));
	const openPage = () => openLentBytes(text, gapsIn(text, "NONCE"));

	it("hold each sending's own nonce, also where they have held another", () => {
		const { lend, giveBack } = openPage();
		for (const nonce of ["abc1=", "zyx9=", "mno5="]) {
			const bytes = lend(nonce);
			expect(bytes.toString()).toBe(pageOf(nonce));
			giveBack(bytes);
		}
	});

	it("are not lent twice at a time: a slow reader gets what was meant for him", () => {
		const { lend, giveBack } = openPage();
		giveBack(lend("first"));
		const slow = lend("slow1");
		const quick = lend("quick");
		expect([slow.toString(), quick.toString()]).toEqual([pageOf("slow1"), pageOf("quick")]);
	});

	it("are sent as they are where nothing has a nonce", () => {
		const { lend, giveBack } = openLentBytes("{}", gapsIn("{}", "NONCE"));
		giveBack(lend("abc1="));
		expect(lend("zyx9=").toString()).toBe("{}");
	});
});
