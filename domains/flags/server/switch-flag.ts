import { refuser } from "@baize/kernel/error";
import { type Handler, onceCommitted, type Session, type Tx } from "@baize/platform-server";
import { FLAG_DEFAULTS, FLAGS, type Flag, type FlagView, flagErrors, type switchFlag } from "../contract/index.ts";
import type { LiveFlags } from "./live-flags.ts";
import type { FlagsPorts } from "./ports.ts";
import { writeSwitch } from "./store.ts";

const refuse = refuser(flagErrors);

export type SwitchPorts = {
	/** An operator's name, for the list. */
	nameOf(session: Session): string | Promise<string>;
};

/** Written with its entry in the audit log, then published: in this process before the answer, to others by the bus. */
export const switchingFlag =
	(
		{ database, clock, audit }: FlagsPorts,
		{ nameOf }: SwitchPorts,
		live: LiveFlags,
		view: (flag: Flag) => FlagView,
	): Handler<typeof switchFlag> =>
	async ({ params, body }, { session, ip }) => {
		const name = FLAGS.find((flag) => flag === params.flag);
		if (!name) throw refuse("FLAG_UNKNOWN");
		const reason = body.reason.trim();
		await database.transaction(async (tx) => {
			const row = {
				name,
				is_on: body.isOn,
				reason,
				switched_by: session.playerId,
				switched_by_name: await nameOf(session),
				switched_at: new Date(clock.nowMs()),
			};
			if (!(await writeSwitch(tx, row, FLAG_DEFAULTS[name]))) return;
			const action = actionOf(body.isOn);
			await audit.record(tx, { action, actorId: session.playerId, target: name, details: { reason }, ip });
		});
		await live.refresh();
		live.notifyAll();
		return view(name);
	};

/** No person's id: the site itself has switched. */
const NO_OPERATOR = 0n;
const SITE = "The site";

/** By the site itself, in the caller's transaction, with the same entry in the audit log. It takes effect once committed. */
export const switchingBySite =
	({ clock, audit }: Pick<FlagsPorts, "clock" | "audit">, live: LiveFlags) =>
	async (tx: Tx, name: Flag, isOn: boolean, reason: string): Promise<boolean> => {
		const by = { switched_by: NO_OPERATOR, switched_by_name: SITE, switched_at: new Date(clock.nowMs()) };
		if (!(await writeSwitch(tx, { name, is_on: isOn, reason, ...by }, FLAG_DEFAULTS[name]))) return false;
		await audit.record(tx, { action: actionOf(isOn), target: name, details: { reason } });
		onceCommitted(tx, () => {
			live.notifyAll();
			live.refreshQuietly();
		});
		return true;
	};

const actionOf = (isOn: boolean): string => (isOn ? "flag.switchedOn" : "flag.switchedOff");
