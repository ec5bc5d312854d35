import { defineResource, type Formats, textColumn, timeColumn } from "@baize/platform-backoffice";
import { IconUsersGroup } from "@tabler/icons-react";
import { type AffiliateListRow, listAffiliates, readAffiliate } from "../../contract/index.ts";
import { AffiliatePage } from "./AffiliatePage.tsx";
import { commissionTexts } from "./texts.ts";

/** Affiliates whose applications were accepted, with their plans. */
export const affiliateAccounts = defineResource({
	name: "affiliateAccounts",
	icon: IconUsersGroup,
	texts: commissionTexts,
	list: {
		call: listAffiliates,
		rows: "affiliates",
		columns: [
			textColumn("name"),
			textColumn("website"),
			textColumn("id"),
			{
				id: "plan",
				text: ({ plan }: AffiliateListRow, { t }: Formats) => t(`commission.plans.${plan ?? "none"}`),
			},
			timeColumn("since"),
		],
	},
	record: { call: readAffiliate, input: (affiliate) => ({ params: { affiliate } }), page: AffiliatePage },
});
