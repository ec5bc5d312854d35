import { pathOf, queryText } from "@baize/kernel/call";
import { useFormats } from "@baize/platform-backoffice";
import { Button } from "@mui/material";
import { useLocation } from "react-admin";
import { downloadLedgerEntries } from "../../contract/index.ts";

const FILTERS = ["from", "to", "cause", "account", "reference", "currency"];

/** A file with a line for each account that the filtered entries move, of any length. */
export function EntriesFile() {
	const { t } = useFormats();
	const given = new URLSearchParams(useLocation().search);
	const filters = Object.fromEntries(FILTERS.flatMap((name) => (given.get(name) ? [[name, given.get(name)!]] : [])));
	return (
		<Button variant="outlined" component="a" href={pathOf(downloadLedgerEntries, {}) + queryText(filters)} download>
			{t("books.file")}
		</Button>
	);
}
