import { defineResource, moneyColumn, textColumn, textFilter, timeColumn } from "@baize/platform-backoffice";
import { IconClockPause } from "@tabler/icons-react";
import { listOpenProvidedBets } from "../contract/index.ts";

/** Bets in games of other makers that wait for their provider, the oldest first. Only the provider ends or cancels them. */
export const providedBets = defineResource({
	name: "providedBets",
	icon: IconClockPause,
	texts: {
		resources: {
			providedBets: {
				name: "Provider bet |||| Provider bets",
				intro:
					"Bets in games of other makers that wait for their provider, the oldest first. Only the provider ends or cancels a bet: ask for it with its transaction and round.",
				empty: "No bet waits for a provider.",
				noneFits: "No bet fits the filters.",
				fields: {
					atMs: "Placed",
					title: "Game",
					provider: "Provider",
					transaction: "Transaction",
					round: "Round",
					stakeMinor: "Stake",
				},
				filters: { provider: "Provider" },
			},
		},
		providedBets: { open: "The player of %{transaction}" },
	},
	list: {
		call: listOpenProvidedBets,
		rows: "bets",
		columns: [
			timeColumn("atMs"),
			textColumn("title"),
			textColumn("provider"),
			textColumn("transaction"),
			textColumn("round"),
			moneyColumn("stakeMinor", "currency"),
		],
		filters: [textFilter("provider")],
		opens: ({ playerId }) => ({ resource: "players", id: playerId }),
		openLabel: ({ transaction }, { t }) => t("providedBets.open", { transaction }),
	},
});
