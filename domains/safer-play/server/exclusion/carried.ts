import { bucketOf, type Id } from "@baize/kernel/id";
import { pages, pathIn } from "@baize/platform-paths";
import type { Tx } from "@baize/platform-server";
import type { BreakSource } from "../../contract/index.ts";
import { guardByBars } from "../guard-wallet.ts";
import { MAILS } from "../mails.ts";
import { lockPerson, type Person } from "../person.ts";
import type { SaferPlayPorts } from "../ports.ts";
import { recordChange } from "../record.ts";
import { endCarried, insertBreak } from "../store.ts";
import type { BreakRow } from "../tables.ts";
import { type Break, isActive } from "./break-rules.ts";

export type CarriedExclusion = { source: BreakSource; untilMs: number | null };

/**
 * An exclusion that was found elsewhere applies here from the commit on; found again it is the same one. It lasts until
 * its source no longer applies, or an operator ends it after its time.
 */
export async function carryExclusion(
	ports: SaferPlayPorts,
	tx: Tx,
	playerId: Id,
	{ source, untilMs }: CarriedExclusion,
): Promise<void> {
	const person = await lockPerson(ports, tx, playerId);
	const nowMs = ports.clock.nowMs();
	if (person.breaks.some((each) => each.source === source && isActive(each, nowMs))) return;
	const row: BreakRow = {
		break_id: ports.ids(),
		player_id: playerId,
		bucket: bucketOf(playerId),
		kind: "exclusion",
		from_at: new Date(nowMs),
		until_at: untilMs === null ? null : new Date(untilMs),
		ends_at: null,
		by: "system",
		reason: null,
		source,
	};
	await insertBreak(tx, row);
	await recordChange(ports, tx, playerId, "system", "break", { break: { kind: "exclusion", untilMs } });
	await ports.audit.record(tx, { action: "player.exclusionCarried", playerId, details: { source } });
	await notifyByMail(ports, tx, playerId);
	const begun: Break = { kind: "exclusion", fromMs: nowMs, untilMs, endsAtMs: null, source };
	await guardByBars(ports, tx, { ...person, breaks: [{ ...row, ...begun }, ...person.breaks] });
}

/** Ends exclusions from this source at once: they belonged to another person. */
export async function liftCarried(ports: SaferPlayPorts, tx: Tx, playerId: Id, source: BreakSource): Promise<void> {
	const person = await lockPerson(ports, tx, playerId);
	const nowMs = ports.clock.nowMs();
	const isOfIt = (each: Person["breaks"][number]) => each.source === source && isActive(each, nowMs);
	if (!person.breaks.some(isOfIt)) return;
	await endCarried(tx, playerId, source, new Date(nowMs));
	const ended = { break: { kind: "exclusion" as const, untilMs: nowMs } };
	await recordChange(ports, tx, playerId, "system", "breakEnded", ended);
	await ports.audit.record(tx, { action: "player.exclusionLifted", playerId, details: { source } });
	const breaks = person.breaks.map((each) => (isOfIt(each) ? { ...each, endsAtMs: nowMs } : each));
	await guardByBars(ports, tx, { ...person, breaks });
}

async function notifyByMail(
	{ players, notifications, publicUrl }: SaferPlayPorts,
	tx: Tx,
	playerId: Id,
): Promise<void> {
	const player = await players.readPlayer(tx, playerId);
	if (!player) return;
	const { email: to, language: locale } = player;
	const values = {
		link: publicUrl + pathIn(locale, pages.help),
		help: publicUrl + pathIn(locale, pages.saferPlayContent),
		withdraw: publicUrl + pathIn(locale, pages.withdraw),
	};
	await notifications.sendMail(tx, { to, template: MAILS.carried, locale, values });
}
