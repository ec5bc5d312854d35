import { defineResource, type Formats, StateChip, textColumn } from "@baize/platform-backoffice";
import { IconCrown } from "@tabler/icons-react";
import { listPots, type PotRow } from "../contract/index.ts";
import { FundPot } from "./FundPot.tsx";
import { texts } from "./texts.ts";

type Amount = "potMinor" | "reserveMinor" | "contributedMinor" | "fundedMinor" | "wonMinor" | "seedMinor";

const amountColumn = (id: Amount) => ({
	id,
	text: (pot: PotRow, { money }: Formats) => money(pot[id], pot.currency),
	isNumber: true,
});

const TONES = { proved: "success", broken: "error" } as const;

/** Every pot with its meters, and whether its sums, its wins, the general ledger and the wallets agree. */
export const jackpots = defineResource({
	name: "jackpots",
	icon: IconCrown,
	texts,
	list: {
		call: listPots,
		isWhole: true,
		rows: "pots",
		columns: [
			textColumn("pot"),
			{ id: "level", text: ({ level }: PotRow, { t }: Formats) => t(`jackpots.levels.${level}`) },
			textColumn("currency"),
			amountColumn("potMinor"),
			amountColumn("reserveMinor"),
			amountColumn("contributedMinor"),
			amountColumn("fundedMinor"),
			amountColumn("wonMinor"),
			amountColumn("seedMinor"),
			{
				id: "mustDropMinor",
				text: ({ mustDropMinor, currency }: PotRow, { money }: Formats) =>
					mustDropMinor === null ? "" : money(mustDropMinor, currency),
				isNumber: true,
			},
			{ id: "wins", text: ({ wins }: PotRow) => String(wins) },
			{
				id: "isProved",
				text: ({ isProved }: PotRow, { t }: Formats) => t(`jackpots.proof.${isProved ? "proved" : "broken"}`),
				show: ({ isProved }: PotRow) => (
					<StateChip state={isProved ? "proved" : "broken"} texts="jackpots.proof" tones={TONES} />
				),
			},
			{ id: "funding", show: (pot: PotRow) => <FundPot pot={pot} /> },
		],
	},
});
