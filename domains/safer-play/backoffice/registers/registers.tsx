import { countColumn, defineResource, timeColumn } from "@baize/platform-backoffice";
import { IconListSearch } from "@tabler/icons-react";
import { listRegisters } from "../../contract/index.ts";
import { EntriesButton } from "./EntriesButton.tsx";
import { registerTexts } from "./texts.ts";

/**
 * Registers of self-exclusions: our own, and those of countries, which are queried at their service or filled in here.
 */
export const registers = defineResource({
	name: "registers",
	icon: IconListSearch,
	group: "setup",
	texts: registerTexts,
	list: {
		call: listRegisters,
		isWhole: true,
		rows: "registers",
		columns: [
			{ id: "id", text: ({ id }, { t }) => t(`registers.names.${id}`) },
			{
				id: "countries",
				text: ({ id, countries }, { t }) => (id === "own" ? t("registers.everywhere") : countries.join(", ")),
			},
			{ id: "isOutside", text: ({ isOutside }, { t }) => t(isOutside ? "registers.outside" : "registers.here") },
			countColumn("entries"),
			timeColumn("lastAddedAtMs"),
			{ id: "change", show: (register) => <EntriesButton register={register} /> },
		],
	},
});
