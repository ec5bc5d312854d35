import { countColumn, defineResource, type Formats } from "@baize/platform-backoffice";
import { IconChartDots3 } from "@tabler/icons-react";
import { type EventId, type EventTotal, listEventTotals, readEventUse } from "../contract/index.ts";
import { EventPage } from "./EventPage.tsx";
import { texts } from "./texts.ts";

/** How often each event happened lately. A row opens its charts. ANA-01 */
export const analytics = defineResource({
	name: "analytics",
	icon: IconChartDots3,
	texts,
	list: {
		call: listEventTotals,
		isWhole: true,
		rows: "events",
		columns: [
			{ id: "event", text: ({ id }: EventTotal, { t }: Formats) => t(`analytics.events.${id}`) },
			countColumn("times"),
			countColumn("countries"),
		],
		opens: ({ id }) => ({ resource: "analytics", id }),
		openLabel: ({ id }, { t }) => t("analytics.open", { event: t(`analytics.events.${id}`) }),
	},
	record: {
		call: readEventUse,
		input: (id) => ({ params: { event: id as EventId }, query: {} }),
		page: EventPage,
	},
});
