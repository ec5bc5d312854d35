import { defineResource, type Formats, textColumn, timeColumn } from "@baize/platform-backoffice";
import { IconAd2 } from "@tabler/icons-react";
import { listAffiliateMedia, type MediumRecord, readAffiliateMedium } from "../../contract/index.ts";
import { MediumPage } from "./MediumPage.tsx";
import { NewMediumAction } from "./NewMedium.tsx";
import { mediaTexts } from "./texts.ts";

/** Links and banners that affiliates may show. */
export const affiliateMedia = defineResource({
	name: "affiliateMedia",
	icon: IconAd2,
	texts: mediaTexts,
	list: {
		call: listAffiliateMedia,
		rows: "media",
		columns: [
			textColumn("name"),
			{ id: "format", text: ({ format }: MediumRecord, { t }: Formats) => t(`media.formats.${format}`) },
			{ id: "page", text: ({ page }: MediumRecord, { t }: Formats) => t(`media.pages.${page}`) },
			{ id: "isOn", text: ({ isOn }: MediumRecord, { t }: Formats) => t(isOn ? "media.on" : "media.ended") },
			timeColumn("addedAt"),
		],
		openLabel: ({ name }) => name,
		actions: NewMediumAction,
	},
	record: { call: readAffiliateMedium, input: (medium) => ({ params: { medium } }), page: MediumPage },
});
