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
