import type { FieldsOf } from "@baize/content/contract";
import { openTestContent, publishAll } from "@baize/content/testing";
import { TERMS_VERSION } from "@baize/identity/contract";
import { openTestDatabase } from "@baize/testing";
import { expect, it } from "vitest";
import { termsInForceModule } from "./terms-in-force.ts";

it("[AUTH-13] [CONT-03] the terms that players must have accepted are those that operators have published", async () => {
	const database = await openTestDatabase();
	const content = await openTestContent(database);
	const inForce = await termsInForceModule.open({ content });
	const publish = (locale: "en" | "de", termsVersion?: string) => {
		const page: FieldsOf<"content_page"> = {
			title: "Terms",
			pageType: "generic",
			paths: [],
			summary: "Short.",
			body: [],
		};
		const fields = termsVersion === undefined ? page : { ...page, termsVersion };
		return publishAll(content, database, [{ type: "content_page", slug: "terms", locale, fields }]);
	};
	try {
		expect(inForce()).toBe(TERMS_VERSION);
		await publish("en");
		expect(inForce()).toBe(TERMS_VERSION);
		await publish("en", "2027-02-01");
		expect(inForce()).toBe("2027-02-01");
		await publish("de", "2027-03-01");
		expect(inForce()).toBe("2027-02-01");
	} finally {
		await database.close();
	}
});
