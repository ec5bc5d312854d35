import {
	choiceFilter,
	dayFilter,
	defineResource,
	type Formats,
	textColumn,
	textFilter,
	timeColumn,
} from "@baize/platform-backoffice";
import { Box } from "@mui/material";
import { IconNotebook } from "@tabler/icons-react";
import { CAUSES, type EntryView, listLedgerEntries } from "../contract/index.ts";
import { EntriesFile } from "./periods/EntriesFile.tsx";
import { entryTexts } from "./texts.ts";

const lineTexts = ({ lines }: EntryView, { t, money }: Formats): string[] =>
	lines.map(({ account, currency, amountMinor }) =>
		t(amountMinor > 0 ? "books.debitLine" : "books.creditLine", {
			account,
			amount: money(Math.abs(amountMinor), currency),
		}),
	);

/** Every entry with its lines, newest first. Entries never change; one that corrects another names it. */
export const entries = defineResource({
	name: "bookEntries",
	icon: IconNotebook,
	texts: entryTexts,
	list: {
		call: listLedgerEntries,
		rows: "entries",
		columns: [
			timeColumn("at"),
			{
				id: "cause",
				text: ({ cause }: EntryView, { t }) => t(`books.causes.${cause}`),
				exported: ({ cause }) => cause,
			},
			textColumn("reference"),
			{
				id: "lines",
				text: (entry: EntryView, formats) => lineTexts(entry, formats).join(" · "),
				show: (entry: EntryView, formats) => (
					<Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, fontVariantNumeric: "tabular-nums" }}>
						{lineTexts(entry, formats).map((line) => (
							<li key={line}>{line}</li>
						))}
					</Box>
				),
			},
			textColumn("id"),
			textColumn("corrects"),
		],
		filters: [
			dayFilter("from"),
			dayFilter("to"),
			choiceFilter("cause", { values: [...CAUSES], texts: "books.causes" }),
			textFilter("account"),
			textFilter("reference"),
			textFilter("currency"),
		],
		actions: EntriesFile,
	},
});
