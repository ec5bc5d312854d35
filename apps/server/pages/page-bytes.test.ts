import { describe, expect, it } from "vitest";
import { gapsIn, openPooledBuffers } from "./page-bytes.ts";

describe("the pooled buffers of a page", () => {
	const pageOf = (nonce: string): string => `<script nonce='${nonce}'>ñ</script><style nonce='${nonce}'>`;
	const text = Buffer.from(pageOf("NONCE")).toString("latin1");
	const openPage = () => openPooledBuffers(text, gapsIn(text, "NONCE"));

	it("contain each sending's own nonce, also where they have contained another", () => {
		const { take, giveBack } = openPage();
		for (const nonce of ["abc1=", "zyx9=", "mno5="]) {
			const bytes = take(nonce);
			expect(bytes.toString()).toBe(pageOf(nonce));
			giveBack(bytes);
		}
	});

	it("are not used twice at a time: a slow reader gets the intended bytes", () => {
		const { take, giveBack } = openPage();
		giveBack(take("first"));
		const slow = take("slow1");
		const quick = take("quick");
		expect([slow.toString(), quick.toString()]).toEqual([pageOf("slow1"), pageOf("quick")]);
	});

	it("are sent as they are where nothing has a nonce", () => {
		const { take, giveBack } = openPooledBuffers("{}", gapsIn("{}", "NONCE"));
		giveBack(take("abc1="));
		expect(take("zyx9=").toString()).toBe("{}");
	});
});
