import type { Flags } from "@baize/flags/server";
import { accountClosed, DEVICE_NAMES, deviceOf, loggedOut } from "@baize/identity/contract";
import { browserOf } from "@baize/identity/server";
import { readId } from "@baize/kernel/id";
import { readPushes } from "@baize/notifications/contract";
import {
	type Notifications,
	openPushes,
	openRecordingSender,
	openStandardSender,
	PUSH_TARGET,
	vapidPairOf,
} from "@baize/notifications/server";
import { bind, defineModule, type Infrastructure, openPublicOutgoing } from "@baize/platform-server";
import type { SaferPlay } from "@baize/safer-play/server";

type Needs = Infrastructure & { flags: Flags; notifications: Notifications; saferPlay: SaferPlay };

/** Notifications on devices: notifications sends them, and knows neither logins nor who takes a break. */
export const pushesModule = defineModule({
	name: "pushes",
	keys: ["notifications.vapid"],
	sealedColumns: [PUSH_TARGET],
	flags: ["webPush"],
	open({ config, flags, notifications, saferPlay, ...needs }: Needs) {
		const { database, clock, ids, outbox, secrets, log } = needs;
		const pair = vapidPairOf(secrets.keyFor("notifications.vapid"));
		const contact = `mailto:${config.supportMail}`;
		const recording = config.profile === "production" ? undefined : openRecordingSender(pair.publicKey);
		const isOn = flags.reader("webPush");
		const pushes = openPushes({
			database,
			clock,
			ids,
			outbox,
			secrets,
			log,
			sender: recording ?? openStandardSender({ clock, outgoing: openPublicOutgoing(), pair, contact }),
			isOn,
			notifications,
			mayReceiveMarketing: saferPlay.mayReceiveMarketing,
			isOfferAllowed: async (playerId) => (await saferPlay.checkRegisters(playerId, "marketing")) === "allowed",
			browserOf,
			nameOf,
		});
		const idOf = (text: string) => readId(text) ?? 0n;
		outbox.listen(loggedOut, "notifications.push", "player", (tx, { playerId, sessionId }) =>
			pushes.endSession(tx, idOf(playerId), idOf(sessionId)),
		);
		outbox.listen(accountClosed, "notifications.push", "player", (tx, { playerId }) =>
			pushes.endAll(tx, idOf(playerId)),
		);
		return { ...pushes, isOn, recording };
	},
	parts: ({ bindings, exportOf, recording }) => ({
		bindings: recording ? [...bindings, recordedPushes(recording)] : bindings,
		exportParts: [{ name: "notificationDevices", read: exportOf }],
	}),
});

const recordedPushes = ({ recorded }: ReturnType<typeof openRecordingSender>) =>
	bind(readPushes, ({ query }) =>
		recorded()
			.filter(({ to }) => query.endpoint === undefined || to.endpoint === query.endpoint)
			.map(({ to: { endpoint }, payload: { title, body, path } }) => ({ endpoint, title, body, path })),
	);

/** "Chrome · Android", with what is known of both. */
function nameOf(userAgent: string): string {
	const { browser, system } = deviceOf(userAgent);
	return [DEVICE_NAMES[browser], DEVICE_NAMES[system]].filter(Boolean).join(" · ");
}
