import { choiceFilter, dayColumn, defineResource, textColumn, textFilter } from "@baize/platform-backoffice";
import { IconUsers } from "@tabler/icons-react";
import { type FoundPlayer, listPlayers, PLAYER_STATUS_FILTERS, readPlayerFile } from "../contract/index.ts";
import { PlayerPage } from "./PlayerPage.tsx";
import { StatusChips } from "./StatusChips.tsx";
import { texts } from "./texts.ts";

/** Players by e-mail, id, the beginning of a name, or how they stand; newest first. A player's page shows the panels of higher domains, too. */
export const players = defineResource({
	name: "players",
	icon: IconUsers,
	texts,
	list: {
		call: listPlayers,
		rows: "players",
		columns: [
			textColumn("displayName"),
			{
				id: "status",
				text: ({ status }: FoundPlayer, { t }) => t(`people.statuses.${status}`),
				exported: ({ status }) => status,
				show: ({ status, isVerificationBlocked, requiredAction }) => (
					<StatusChips {...{ status, requiredAction }} isBlocked={isVerificationBlocked} />
				),
			},
			textColumn("email"),
			{ id: "country", text: ({ subdivision, country }) => `${subdivision}, ${country}` },
			textColumn("currency"),
			dayColumn("memberSinceMs"),
		],
		filters: [
			textFilter("search"),
			choiceFilter("standing", {
				values: PLAYER_STATUS_FILTERS,
				texts: "people.standings",
				any: "people.anyStanding",
			}),
		],
		openLabel: ({ displayName }, { t }) => t("people.open", { player: displayName }),
	},
	record: {
		call: readPlayerFile,
		input: (player) => ({ params: { player } }),
		page: PlayerPage,
	},
});
