import { describe, expect, it } from "vitest";
import { tokenOf } from "../tokens.ts";
import { htmlOf, trackedLink } from "./html.ts";

const shown = {
	...{ link: "https://baize.test/sports?myafftoken=abc&extcmpid=m1", words: "Fair odds", notice: "18+" },
	isRightToLeft: false,
};

describe("[REF-03] a medium of an affiliate", () => {
	it.each(["https://baize.test/", "https://baize.test/es/promotions", "https://baize.test/sports?when=live"])(
		"leads to %s with the affiliate's token, and itself as the campaign",
		(address) => {
			const link = new URL(trackedLink(address, { affiliateId: "abc123", mediumId: "m1" }));
			expect(link.href.startsWith(address)).toBe(true);
			expect(tokenOf(link)).toBe("abc123");
			expect(link.searchParams.get("extcmpid")).toBe("m1");
		},
	);

	it("is a plain link", () => {
		expect(htmlOf({ ...shown, format: "link" })).toBe(
			'<a href="https://baize.test/sports?myafftoken=abc&amp;extcmpid=m1" rel="sponsored nofollow">Fair odds</a>',
		);
	});

	it.each([
		["rectangle", "width:300px;height:250px", "column"],
		["leaderboard", "width:728px;height:90px", "row"],
		["skyscraper", "width:160px;height:600px", "column"],
	] as const)("is a %s with a notice, and nothing that is loaded from us", (format, size, flow) => {
		const html = htmlOf({ ...shown, format });
		expect(html).toContain(size);
		expect(html).toContain(`flex-flow:${flow};`);
		expect(html).toContain("<small>Baize · 18+</small>");
		expect(html).not.toMatch(/<img|<script|url\(/);
	});

	it("cannot be left by its words", () => {
		const words = `"><script>alert(1)</script>&`;
		expect(htmlOf({ ...shown, words, format: "link" })).toContain(
			">&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;</a>",
		);
	});

	it("is written from right to left where its language is", () => {
		expect(htmlOf({ ...shown, isRightToLeft: true, format: "link" })).toContain(' dir="rtl">');
	});
});
