import { EntryPage, type Inputs } from "@baize/content/backoffice";
import { type EntryRecord, entryId, HOME, readEntry } from "@baize/content/contract";
import { DEFAULT_LOCALE } from "@baize/kernel/locale";
import { defineResource, type Formats, stateColumn, type ToneByState, timeColumn } from "@baize/platform-backoffice";
import { Button } from "@mui/material";
import { IconLayoutList } from "@tabler/icons-react";
import { Link, useCreatePath, useTranslate } from "react-admin";
import { listLobbyRows, type PlacedRow } from "../contract/index.ts";
import { ProviderPicker } from "./rows/ProviderPicker.tsx";
import { RowsInput } from "./rows/RowsInput.tsx";
import { texts } from "./texts.ts";

const ENTRY = entryId({ type: "marketing_page", slug: HOME, locale: DEFAULT_LOCALE });
const INPUTS: Inputs = { lobbyRows: RowsInput, provider: ProviderPicker };
/** What else a page has, the lobby does not show. */
const FIELDS = ["rows", "slideshow", "title", "description"];
const TONES: ToneByState<PlacedRow["state"]> = { shown: "success", empty: "warning", waits: "info", over: "default" };

/** The rows of the lobby as they are published; each leads to the page on which they are composed. */
export const lobby = defineResource({
	name: "lobby",
	icon: IconLayoutList,
	texts,
	list: {
		call: listLobbyRows,
		isWhole: true,
		rows: "rows",
		columns: [
			{ id: "title", text: (row: PlacedRow, formats: Formats) => nameOf(row, formats) },
			{ id: "kind", text: ({ kind }: PlacedRow, { t }: Formats) => t(`entries.choices.${kind}`) },
			{ id: "games", text: ({ games }: PlacedRow) => (games === null ? "" : String(games)), isNumber: true },
			stateColumn("state", "lobby.states", TONES),
			{ id: "shownTo", text: (row: PlacedRow, formats: Formats) => shownToText(row, formats) },
			timeColumn("fromMs"),
			timeColumn("untilMs"),
		],
		opens: () => ({ resource: "lobby", id: ENTRY }),
		openLabel: (row, formats) => formats.t("lobby.open", { row: nameOf(row, formats), place: row.id }),
		actions: ComposeButton,
	},
	record: { call: readEntry, input: (entry) => ({ params: { entry } }), page: LobbyPage },
});

const nameOf = ({ title, kind }: PlacedRow, { t }: Formats): string => title || t(`entries.choices.${kind}`);

const shownToText = ({ audiences, hasPlaces }: PlacedRow, { t }: Formats): string =>
	[
		audiences.length === 0 ? t("lobby.everyone") : audiences.map((each) => t(`entries.choices.${each}`)).join(", "),
		...(hasPlaces ? [t("lobby.somePlaces")] : []),
	].join(", ");

function ComposeButton() {
	const t = useTranslate();
	const pathTo = useCreatePath();
	return (
		<Button variant="contained" component={Link} to={pathTo({ resource: "lobby", type: "show", id: ENTRY })}>
			{t("lobby.compose")}
		</Button>
	);
}

/** The entry of the lobby, whose rows are composed here. */
function LobbyPage({ record }: { record: EntryRecord }) {
	return <EntryPage record={record} inputs={INPUTS} fields={FIELDS} />;
}
