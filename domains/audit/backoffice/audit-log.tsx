import { formatMoney } from "@baize/kernel/money";
import { defineResource, textColumn, textFilter, timeColumn } from "@baize/platform-backoffice";
import { IconListDetails } from "@tabler/icons-react";
import { type AuditEntry, listAuditEntries } from "../contract/index.ts";
import { Person } from "./Person.tsx";
import { texts } from "./texts.ts";

/** An amount is stored in minor units beside its currency; shown are the two as one. */
function withAmount(details: AuditEntry["details"]): AuditEntry["details"] {
	const { amountMinor, currency, ...others } = details;
	if (typeof amountMinor !== "number" || typeof currency !== "string") return details;
	return { amount: formatMoney(amountMinor, currency, "en"), ...others };
}

const detailsText = ({ details }: AuditEntry): string =>
	Object.entries(withAmount(details))
		.map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
		.join(" · ");

/** Who did what, newest first. Entries never change, so there is nothing to do with them. */
export const auditLog = defineResource({
	name: "audit",
	icon: IconListDetails,
	texts,
	list: {
		call: listAuditEntries,
		rows: "entries",
		columns: [
			// The day and the time may stand below each other, because the row has many columns.
			{ ...timeColumn("at"), text: ({ at }: AuditEntry, { exactTime }) => exactTime(at), isOneLine: false },
			textColumn("action"),
			{
				id: "actorId",
				text: ({ actorId, actor, actorName }: AuditEntry, { t }) =>
					actor?.email ?? actorId ?? t(actorName ? `audit.actors.${actorName}` : "audit.site"),
				show: ({ actorId, actor, actorName }, { t }) =>
					actorId ? <Person id={actorId} named={actor} /> : t(actorName ? `audit.actors.${actorName}` : "audit.site"),
			},
			{
				id: "playerId",
				text: ({ playerId = "", player }) => player?.email ?? playerId,
				show: ({ playerId, player }) => playerId && <Person id={playerId} named={player} />,
			},
			textColumn("target"),
			{ id: "details", text: detailsText },
			textColumn("ip"),
		],
		filters: [textFilter("action"), textFilter("actorId"), textFilter("playerId")],
	},
});
