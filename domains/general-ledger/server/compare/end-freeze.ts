import { refuser } from "@baize/kernel/error";
import { idText } from "@baize/kernel/id";
import type { Handler } from "@baize/platform-server";
import { type endProductFreeze, generalLedgerErrors, PRODUCTS } from "../../contract/index.ts";
import type { CallPorts, GeneralLedgerPorts } from "../ports.ts";
import { removeFreeze } from "./store-freezes.ts";
import { acceptBreaks } from "./store-laws.ts";

const refuse = refuser(generalLedgerErrors);

/**
 * Accepts the differences that were found of a product and opens it. They stay on the page while they last; one that
 * changes closes the product again.
 */
export const endingFreeze =
	(
		{ database, clock, switches }: Pick<GeneralLedgerPorts, "database" | "clock" | "switches">,
		{ audit, nameOf }: CallPorts,
	): Handler<typeof endProductFreeze> =>
	async ({ params, body }, { session, ip }) => {
		const product = PRODUCTS.find((each) => each === params.product);
		const reason = body.reason.trim();
		const name = await nameOf(session);
		await database.transaction(async (tx) => {
			const freeze = product && (await removeFreeze(tx, product));
			if (!freeze) throw refuse("NOT_FROZEN");
			const accepted = await acceptBreaks(tx, freeze.product, {
				accepted_at: new Date(clock.nowMs()),
				accepted_by: session.playerId,
				accepted_by_name: name,
				reason,
			});
			for (const flag of freeze.flags) await switches.switchBySite(tx, flag, true, reason);
			await audit.record(tx, {
				action: "books.freezeEnded",
				actorId: session.playerId,
				target: freeze.product,
				details: { reason, breaks: accepted.map(({ break_id }) => idText(break_id)) },
				ip,
			});
		});
	};
