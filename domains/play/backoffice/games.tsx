import {
	choiceFilter,
	countColumn,
	defineResource,
	type Formats,
	stateColumn,
	textColumn,
} from "@baize/platform-backoffice";
import { IconDice5 } from "@tabler/icons-react";
import { type GameRecord, listGameRecords, readGameRecord, TITLE_STANDINGS } from "../contract/index.ts";
import { GamePage } from "./GamePage.tsx";
import { texts } from "./texts.ts";
import { percentText, TONES } from "./tones.ts";

type Sum = "stakedMinor" | "wonMinor";

const sumColumn = (id: Sum) => ({
	id,
	text: ({ returns }: GameRecord, { money }: Formats) =>
		returns.map((each) => money(each[id], each.currency)).join(", "),
	isNumber: true,
});

const measuredText = ({ returns }: GameRecord): string =>
	returns
		.flatMap(({ currency, returnX1e6 }) => (returnX1e6 === null ? [] : [`${percentText(returnX1e6)} ${currency}`]))
		.join(", ");

const bandText = ({ returns }: GameRecord): string =>
	returns
		.flatMap(({ band, currency }) =>
			band ? [`${percentText(band.lowX1e6)} – ${percentText(band.highX1e6)} ${currency}`] : [],
		)
		.join(", ");

/** Every title: where it is closed, and what its rounds have returned. */
export const games = defineResource({
	name: "games",
	icon: IconDice5,
	texts,
	list: {
		call: listGameRecords,
		rows: "games",
		columns: [
			textColumn("title"),
			{ id: "kind", text: ({ kind }: GameRecord, { t }: Formats) => t(`games.kinds.${kind}`) },
			stateColumn("state", "games.states", TONES),
			textColumn("statedText"),
			{ id: "measured", text: measuredText, isNumber: true },
			{ id: "band", text: bandText, isNumber: true },
			{
				id: "isOutside",
				text: ({ isOutside }: GameRecord, { t }: Formats) => (isOutside ? t("games.outside") : ""),
			},
			countColumn("rounds"),
			sumColumn("stakedMinor"),
			sumColumn("wonMinor"),
			countColumn("openRounds"),
			countColumn("errorsInHour"),
		],
		filters: [choiceFilter("state", { values: TITLE_STANDINGS, texts: "games.states", any: "games.allStates" })],
		openLabel: ({ title }) => title,
	},
	record: {
		call: readGameRecord,
		input: (game) => ({ params: { game } }),
		page: GamePage,
	},
});
