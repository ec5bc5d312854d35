import { defineResource } from "@baize/platform-backoffice";
import { IconLayout } from "@tabler/icons-react";
import { listRegions, type RegionRow, readRegion } from "../../contract/index.ts";
import { RegionPage } from "./RegionPage.tsx";
import { texts } from "./texts.ts";

/** What stands around every page of the site. */
export const regions = defineResource({
	name: "regions",
	icon: IconLayout,
	texts,
	list: {
		call: listRegions,
		rows: "regions",
		columns: [
			{ id: "region", text: ({ id }: RegionRow, { t }) => t(`regions.names.${id}`) },
			{ id: "where", text: ({ id }: RegionRow, { t }) => t(`regions.places.${id}`) },
			{
				id: "placed",
				text: ({ placed }: RegionRow, { t }) => placed.map(({ title }) => title).join(", ") || t("regions.nothing"),
			},
		],
		filters: [],
		openLabel: ({ id }, { t }) => t(`regions.names.${id}`),
	},
	record: {
		call: readRegion,
		input: (region) => ({ params: { region: region as RegionRow["id"] } }),
		page: RegionPage,
	},
});
