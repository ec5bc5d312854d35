import { defineResource, StateChip, timeColumn } from "@baize/platform-backoffice";
import { IconScale } from "@tabler/icons-react";
import { type LawView, listLaws } from "../contract/index.ts";
import { Freezes } from "./Freezes.tsx";
import { Sums } from "./Sums.tsx";
import { texts } from "./texts.ts";

type State = "held" | "broken" | "waiting";

const TONES = { held: "success", broken: "error", waiting: "default" } as const;

const stateOf = ({ isHeld, ranAt }: LawView): State => (ranAt === null ? "waiting" : isHeld ? "held" : "broken");

/** The proof of the books: each law, when it was compared last, and both of its sides. */
export const books = defineResource({
	name: "books",
	icon: IconScale,
	texts,
	list: {
		call: listLaws,
		isWhole: true,
		rows: "laws",
		columns: [
			{ id: "id", text: ({ id }, { t }) => t(`books.laws.${id}`) },
			{
				id: "isHeld",
				text: (law, { t }) => t(`books.states.${stateOf(law)}`),
				show: (law) => <StateChip state={stateOf(law)} texts="books.states" tones={TONES} />,
			},
			timeColumn("ranAt"),
			timeColumn("heldSince"),
			{
				id: "sums",
				text: ({ sums }, { money }) =>
					sums
						.filter(({ differenceMinor }) => differenceMinor !== 0)
						.map(({ subject, currency, differenceMinor }) => `${subject}: ${money(differenceMinor, currency)}`)
						.join(" · "),
				show: (law) => <Sums law={law} />,
			},
		],
		actions: Freezes,
	},
});
