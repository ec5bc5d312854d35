import { DAY_MS } from "@baize/kernel/time";
import type { ReferralPorts } from "../ports.ts";
import { deletePostbacksBefore } from "./postback-store.ts";

/** So long an affiliate and operators can read what was sent. */
export const KEPT_POSTBACKS_MS = 90 * DAY_MS;
/** So that one statement is short, whatever has gathered. */
const AT_ONCE = 5_000;

/** Deletes what was delivered or given up so long ago; what is still due is never as old. */
export async function deleteOldPostbacks({
	database,
	clock,
}: Pick<ReferralPorts, "database" | "clock">): Promise<void> {
	const before = new Date(clock.nowMs() - KEPT_POSTBACKS_MS);
	while ((await deletePostbacksBefore(database.reader, before, AT_ONCE)) === AT_ONCE);
}
