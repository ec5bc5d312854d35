import { defineResource, textColumn } from "@baize/platform-backoffice";
import { IconSnowflake } from "@tabler/icons-react";
import { listPayoutFreezes } from "../contract/index.ts";
import { freezeCause } from "./freeze-cause.ts";
import { freezeTexts } from "./freeze-texts.ts";

/**
 * Players whose payouts are frozen, the longest waiting first. For each, an operator checks the account, contacts the
 * player and lifts the freeze on the player's page.
 */
export const payoutFreezes = defineResource({
	name: "payoutFreezes",
	icon: IconSnowflake,
	texts: freezeTexts,
	list: {
		call: listPayoutFreezes,
		rows: "players",
		columns: [
			textColumn("displayName"),
			textColumn("email"),
			{
				id: "sinceMs",
				text: ({ freeze }, { time }) => time(freeze.sinceMs),
				exported: ({ freeze }) => new Date(freeze.sinceMs).toISOString(),
			},
			{ id: "cause", text: ({ freeze }, { t }) => freezeCause(freeze, t) },
		],
		opens: ({ id }) => ({ resource: "players", id }),
		openLabel: ({ displayName }, { t }) => t("people.open", { player: displayName }),
	},
});
