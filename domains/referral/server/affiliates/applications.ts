import { refuser } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import { pageOf, type SignedInVisit } from "@baize/platform-server";
import {
	type AffiliateApplication,
	type AffiliateRequest,
	type ApplicationState,
	affiliateErrors,
	newAffiliateId,
} from "../../contract/index.ts";
import type { ReferralPorts } from "../ports.ts";
import { addAffiliate } from "./affiliate-store.ts";
import {
	type ApplicationRow,
	addApplication,
	lockApplication,
	readApplication,
	readApplications,
	updateApplication,
} from "./application-store.ts";

const refuse = refuser(affiliateErrors);
const PAGE_LENGTH = 50;

export async function requestAffiliation(ports: ReferralPorts, request: AffiliateRequest): Promise<{ email: string }> {
	const { name, email, website, about = "" } = request;
	await addApplication(ports.database.reader, {
		application_id: ports.ids(),
		asked_at: new Date(ports.clock.nowMs()),
		name: name.trim(),
		email,
		website,
		about: about.trim() || null,
	});
	return { email };
}

type Query = { cursor?: string; limit?: number; state?: ApplicationState };

export async function listApplications(ports: ReferralPorts, { cursor = "", limit = PAGE_LENGTH, state }: Query) {
	const read = await readApplications(ports.database.reader, { state, before: readId(cursor), limit: limit + 1 });
	const { rows, next } = pageOf(read, limit, ({ application_id: id }) => idText(id));
	return { applications: rows.map(applicationOf), next };
}

export async function showApplication(ports: ReferralPorts, text: string): Promise<AffiliateApplication> {
	const row = await readApplication(ports.database.reader, readId(text) ?? 0n);
	if (!row) throw refuse("APPLICATION_NOT_FOUND");
	return applicationOf(row);
}

type Decision = { decision: "accepted" | "declined"; reason: string };

/** Decided once; the audit log says by whom. */
export async function decideApplication(
	ports: ReferralPorts,
	text: string,
	{ decision, reason }: Decision,
	visit: SignedInVisit,
): Promise<AffiliateApplication> {
	const id: Id = readId(text) ?? 0n;
	await ports.database.transaction(async (tx) => {
		const row = await lockApplication(tx, id);
		if (!row) throw refuse("APPLICATION_NOT_FOUND");
		if (row.state !== "open") throw refuse("APPLICATION_DECIDED");
		const affiliateId = decision === "accepted" ? newAffiliateId(ports.draws.below) : null;
		const since = new Date(ports.clock.nowMs());
		await updateApplication(tx, id, { state: decision, affiliate_id: affiliateId, reason: reason.trim() });
		if (affiliateId !== null) await addAffiliate(tx, { affiliate_id: affiliateId, application_id: id, since });
		await ports.audit.record(tx, {
			action: `affiliate.${decision}`,
			actorId: visit.session.playerId,
			target: text,
			details: { reason: reason.trim() },
			ip: visit.ip,
		});
	});
	return showApplication(ports, text);
}

const applicationOf = (row: ApplicationRow): AffiliateApplication => ({
	id: idText(row.application_id),
	name: row.name,
	email: row.email,
	website: row.website,
	about: row.about,
	state: row.state,
	affiliateId: row.affiliate_id,
	reason: row.reason,
	askedAt: row.asked_at.toISOString(),
});
