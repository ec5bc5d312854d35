import { refuser } from "@baize/kernel/error";
import type { Handler } from "@baize/platform-server";
import { analyticsErrors, CONSENT_COOKIE, consentOf, type reportUse } from "../contract/index.ts";
import type { Counts } from "./counts.ts";
import { dayOf } from "./day.ts";
import type { AnalyticsPorts } from "./ports.ts";
import { judgeBatch } from "./rules.ts";

const refuse = refuser(analyticsErrors);

type Ports = Pick<AnalyticsPorts, "clock" | "countryOf" | "isGame">;

/**
 * Consent comes first: without it the events are not even read. Of the visitor nothing is kept but the country; the
 * session, if there is one, is not looked at.
 */
export const handleReportUse =
	({ clock, countryOf, isGame }: Ports, counts: Counts): Handler<typeof reportUse> =>
	({ headers, body }, { cookies, ip }) => {
		if (consentOf(cookies[CONSENT_COOKIE], headers) !== "agreed") throw refuse("ANALYTICS_NOT_AGREED");
		const judged = judgeBatch(body.events, isGame);
		if (judged.kind === "eventUnknown") throw refuse("ANALYTICS_EVENT_UNKNOWN", { at: judged.at });
		if (judged.kind === "propertyWrong") throw refuse("ANALYTICS_PROPERTY_WRONG", { at: judged.at });
		const [day, country] = [dayOf(clock.nowMs()), countryOf(ip)];
		for (const use of judged.uses) counts.add({ day, country, ...use });
		return undefined;
	};
