import { refuse as refuseCall } from "@baize/kernel/error";
import { bucketOf, type Id, idText } from "@baize/kernel/id";
import { pages, pathIn } from "@baize/platform-paths";
import type { SignedInVisit, Tx } from "@baize/platform-server";
import { decide } from "../decide.ts";
import { guardByBars } from "../guard-wallet.ts";
import { MAILS } from "../mails.ts";
import { lockPerson, type Person, refuse } from "../person.ts";
import type { SaferPlayPorts } from "../ports.ts";
import { recordChange } from "../record.ts";
import { endExclusions, insertBreak } from "../store.ts";
import type { BreakRow } from "../tables.ts";
import { type Break, type BreakRequest, judgeBreak, judgeEnd } from "./break-rules.ts";

/** Who begins a break: the player, or an operator with a reason. */
export type Beginner = { by: "player" } | { by: "operator"; reason: string; visit: SignedInVisit };

/** From the commit on no stake and no deposit is taken; the current play ends with it. */
export const beginBreak = (
	ports: SaferPlayPorts,
	playerId: Id,
	request: BreakRequest,
	beginner: Beginner,
): Promise<void> =>
	decide(ports, async (tx) => {
		const person = await lockPerson(ports, tx, playerId);
		const nowMs = ports.clock.nowMs();
		const verdict = judgeBreak(person.breaks, request, nowMs);
		if (verdict.verdict === "longerStands") throw refuse("LONGER_BREAK_STANDS", { untilMs: verdict.untilMs });
		const row = newBreak(ports, playerId, request, verdict.untilMs, beginner);
		await insertBreak(tx, row);
		const details = { break: { kind: request.kind, untilMs: verdict.untilMs } };
		await recordChange(ports, tx, playerId, beginner.by, "break", details);
		if (beginner.by === "operator") {
			const action = request.kind === "exclusion" ? "player.excluded" : "player.timedOut";
			await recordAct(ports, tx, beginner, playerId, action, idText(row.break_id), verdict.untilMs);
		}
		await write(ports, tx, playerId, request, verdict.untilMs);
		const begun: Break = { kind: request.kind, fromMs: nowMs, untilMs: verdict.untilMs, endsAtMs: null };
		await guardByBars(ports, tx, { ...person, breaks: [{ ...row, ...begun }, ...person.breaks] });
	});

const newBreak = (
	{ ids, clock }: SaferPlayPorts,
	playerId: Id,
	{ kind }: BreakRequest,
	untilMs: number | null,
	beginner: Beginner,
): BreakRow => ({
	break_id: ids(),
	player_id: playerId,
	bucket: bucketOf(playerId),
	kind,
	from_at: new Date(clock.nowMs()),
	until_at: untilMs === null ? null : new Date(untilMs),
	ends_at: null,
	by: beginner.by,
	reason: beginner.by === "operator" ? beginner.reason : null,
	source: null,
});

/** Opens play a day later, at the request of a player whose exclusion is over. */
export async function endExclusion(
	ports: SaferPlayPorts,
	playerId: Id,
	beginner: Extract<Beginner, { by: "operator" }>,
): Promise<void> {
	await requireUnlisted(ports, playerId);
	await end(ports, playerId, beginner);
}

/** Refuses if a register lists the player or does not answer. */
async function requireUnlisted({ database, personOf, registers }: SaferPlayPorts, playerId: Id): Promise<void> {
	const person = await personOf(database.reader, playerId);
	const verdict = person ? await registers.check(person, "deposit", playerId) : "allowed";
	if (verdict === "unanswered") throw refuseCall("OUTSIDE_UNAVAILABLE");
	if (verdict === "listed") throw refuse("EXCLUSION_NOT_OVER", { untilMs: null });
}

const end = (ports: SaferPlayPorts, playerId: Id, beginner: Extract<Beginner, { by: "operator" }>): Promise<void> =>
	decide(ports, async (tx) => {
		const person = await lockPerson(ports, tx, playerId);
		const verdict = judgeEnd(person.breaks, ports.clock.nowMs());
		if (verdict.verdict === "none") throw refuse("NO_EXCLUSION");
		if (verdict.verdict === "notOver") throw refuse("EXCLUSION_NOT_OVER", { untilMs: verdict.untilMs });
		const { endsAtMs } = verdict;
		await endExclusions(tx, playerId, new Date(endsAtMs));
		const ended = { break: { kind: "exclusion" as const, untilMs: endsAtMs } };
		await recordChange(ports, tx, playerId, "operator", "breakEnded", ended);
		await recordAct(ports, tx, beginner, playerId, "player.exclusionEnded", "", endsAtMs);
		await guardByBars(ports, tx, { ...person, breaks: person.breaks.map((each) => closed(each, endsAtMs)) });
	});

const closed = (each: Person["breaks"][number], endsAtMs: number): Person["breaks"][number] =>
	each.kind === "exclusion" && each.endsAtMs === null ? { ...each, endsAtMs } : each;

const recordAct = (
	{ audit }: SaferPlayPorts,
	tx: Tx,
	{ reason, visit }: Extract<Beginner, { by: "operator" }>,
	playerId: Id,
	action: string,
	target: string,
	untilMs: number | null,
): Promise<void> =>
	audit.record(tx, {
		action,
		actorId: visit.session.playerId,
		playerId,
		...(target ? { target } : {}),
		details: { reason, until: untilMs === null ? "permanent" : new Date(untilMs).toISOString() },
		ip: visit.ip,
	});

async function write(
	{ players, notifications, publicUrl }: SaferPlayPorts,
	tx: Tx,
	playerId: Id,
	{ kind }: BreakRequest,
	untilMs: number | null,
): Promise<void> {
	const player = await players.readPlayer(tx, playerId);
	if (!player) return;
	const { email: to, language: locale } = player;
	const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
	const values = {
		link: publicUrl + pathIn(locale, pages.limits),
		withdraw: publicUrl + pathIn(locale, pages.withdraw),
		until: untilMs === null ? "" : day.format(untilMs),
	};
	const template = kind === "timeOut" ? MAILS.timeOut : untilMs === null ? MAILS.permanent : MAILS.exclusion;
	await notifications.sendMail(tx, { to, template, locale, values });
}
