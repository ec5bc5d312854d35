import { countColumn, defineResource, textColumn, timeColumn } from "@baize/platform-backoffice";
import { IconFileImport } from "@tabler/icons-react";
import { listStatements } from "../contract/index.ts";
import { ImportStatement } from "./ImportStatement.tsx";
import { texts } from "./texts.ts";

/** Imported statements, newest first, with how much of each is matched and open. */
export const statements = defineResource({
	name: "statements",
	icon: IconFileImport,
	texts,
	list: {
		call: listStatements,
		rows: "statements",
		columns: [
			timeColumn("importedAt"),
			textColumn("provider"),
			textColumn("fileName"),
			textColumn("firstDate"),
			textColumn("lastDate"),
			countColumn("lines"),
			countColumn("matched"),
			countColumn("open"),
			textColumn("importedBy"),
			textColumn("id"),
		],
		actions: ImportStatement,
	},
});
