import {
	choiceFilter,
	defineResource,
	type Formats,
	stateColumn,
	textColumn,
	timeColumn,
} from "@baize/platform-backoffice";
import { IconGift } from "@tabler/icons-react";
import { listOfferRecords, OFFER_STATES, type OfferRow, readOfferRecord, unitsText } from "../contract/index.ts";
import { NewOffer } from "./DraftOffer.tsx";
import { OfferPage } from "./OfferPage.tsx";
import { texts } from "./texts.ts";
import { TONES } from "./tones.ts";

/** Every offer, with what it has given of its budget. */
export const offers = defineResource({
	name: "offers",
	icon: IconGift,
	texts,
	list: {
		call: listOfferRecords,
		rows: "offers",
		columns: [
			textColumn("title"),
			{ id: "kind", text: ({ kind }: OfferRow, { t }: Formats) => t(`offers.kinds.${kind}`) },
			stateColumn("state", "offers.states", TONES),
			timeColumn("fromMs"),
			timeColumn("untilMs"),
			{ id: "budgetUnits", text: ({ budgetUnits }: OfferRow) => unitsText(budgetUnits) },
			{ id: "spentUnits", text: ({ spentUnits }: OfferRow) => unitsText(spentUnits) },
			{ id: "grants", text: ({ grants }: OfferRow) => String(grants) },
			{ id: "isProposed", text: ({ isProposed }: OfferRow, { t }: Formats) => (isProposed ? t("offers.waits") : "") },
		],
		filters: [choiceFilter("state", { values: OFFER_STATES, texts: "offers.states", any: "offers.allStates" })],
		openLabel: ({ title }) => title,
		actions: NewOffer,
	},
	record: {
		call: readOfferRecord,
		input: (offer) => ({ params: { offer } }),
		page: OfferPage,
	},
});
