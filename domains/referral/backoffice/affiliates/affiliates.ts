import { choiceFilter, defineResource, stateColumn, textColumn, timeColumn } from "@baize/platform-backoffice";
import { IconHeartHandshake } from "@tabler/icons-react";
import { APPLICATION_STATES, listAffiliateApplications, readAffiliateApplication } from "../../contract/index.ts";
import { ApplicationPage, TONES } from "./ApplicationPage.tsx";
import { affiliateTexts } from "./texts.ts";

/** Those who have asked to become affiliates. The operator looks at the site, decides, and answers by e-mail. */
export const affiliates = defineResource({
	name: "affiliates",
	icon: IconHeartHandshake,
	texts: affiliateTexts,
	list: {
		call: listAffiliateApplications,
		rows: "applications",
		columns: [
			textColumn("name"),
			textColumn("website"),
			textColumn("email"),
			stateColumn("state", "affiliates.states", TONES),
			timeColumn("askedAt"),
		],
		filters: [choiceFilter("state", { values: APPLICATION_STATES, texts: "affiliates.states" })],
		start: { state: "open" },
	},
	record: {
		call: readAffiliateApplication,
		input: (application) => ({ params: { application } }),
		page: ApplicationPage,
	},
});
