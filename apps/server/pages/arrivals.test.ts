import { expect, it } from "vitest";
import { openSampleSite, WAYS } from "./sample-site.ts";

it.each(WAYS)("[REF-01] an opened page that sets a cookie is reported once, and no other, %s", async (way) => {
	const reported: string[] = [];
	const page = async () => ({ status: 200, headers: [], bytes: "a page", gaps: [] });
	const { app, origin } = await openSampleSite(way, page, { arrived: ({ url }) => void reported.push(url) });
	try {
		await fetch(`${origin}/en?ref=partner`);
		await fetch(`${origin}/en?ref=partner`, { method: "HEAD" });
		await fetch(`${origin}/en`);
	} finally {
		await app.close();
	}
	expect(reported).toEqual(["/en?ref=partner"]);
});

it.each([
	["stored", true, "arrival=ref"],
	["not stored where the visitor must be asked first, but the page is reported", false, ""],
])("[REF-01] what a page's address says of an arrival is %s", async (_what, may, expected) => {
	const reported: string[] = [];
	const page = async () => ({ status: 200, headers: [], bytes: "a page", gaps: [] });
	const ports = { arrived: ({ url }: { url: string }) => void reported.push(url), mayStoreCookies: () => may };
	const { app, origin } = await openSampleSite(WAYS[0], page, ports);
	try {
		const answer = await fetch(`${origin}/en?ref=partner`);
		expect([answer.headers.get("set-cookie")?.split(";")[0] ?? "", reported.length]).toEqual([expected, 1]);
	} finally {
		await app.close();
	}
});
