import { join } from "node:path";
import { functionsFolder } from "@baize/platform-server";
import { kindFunctions } from "./kind-functions.ts";

const HEAD = "-- Written by `npm run tables` from the ledger's contract/kinds.data.ts.";

/** The text of each SQL function that is written from the ledger's kinds of operations, by its path. */
export const kindFiles = (domainsFolder: string): Map<string, string> =>
	new Map(
		Object.entries(kindFunctions()).map(([name, text]): [string, string] => [
			join(functionsFolder(domainsFolder, "ledger"), "kinds", `${name}.sql`),
			HEAD + text,
		]),
	);
