import { expectAccessible } from "./support/axe.ts";
import { newPlayer } from "./support/people.ts";
import { DESK } from "./support/sizes.ts";
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

const ENDPOINT = "https://fcm.googleapis.com/fcm/send/of-a-test";
/** Those of the example of RFC 8291. */
const KEYS = {
	p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
	auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

/** A Chromium without its company's services has no push service, so the page finds one that answers at once. */
function withPushService({ endpoint, keys }: { endpoint: string; keys: typeof KEYS }): void {
	let current: unknown = null;
	let permission = "default";
	const subscription = (options: unknown) => ({
		...{ endpoint, options, toJSON: () => ({ endpoint, keys }) },
		unsubscribe: async () => {
			current = null;
			return true;
		},
	});
	Object.assign(PushManager.prototype, {
		subscribe: async ({ applicationServerKey: key }: { applicationServerKey: Uint8Array }) => {
			current = subscription({ applicationServerKey: key.buffer });
			return current;
		},
		getSubscription: async () => current,
	});
	Object.defineProperty(Notification, "permission", { get: () => permission });
	Object.assign(Notification, {
		requestPermission: async () => {
			permission = "granted";
			return permission;
		},
	});
}

test("[NOTE-01] a player switches notifications on for this device, tries them, and off again", { tag: DESK }, async ({
	page,
	request,
}) => {
	await page.addInitScript(withPushService, { endpoint: ENDPOINT, keys: KEYS });
	await newPlayer(page, request);
	await page.goto("/en/account/messages");
	await page.getByRole("button", { name: "Turn on for this device" }).click();
	await expect(page.getByRole("checkbox", { name: /^Payments/ })).toBeChecked();
	await expect(page.getByRole("checkbox", { name: /^Offers/ })).not.toBeChecked();
	await expectAccessible(page);

	await page.getByRole("button", { name: "Send a test" }).click();
	await expect(page.getByText("Sent. It should appear within a few seconds.")).toBeVisible();
	const sent = await request.get(`/dev/pushes.json?endpoint=${encodeURIComponent(ENDPOINT)}`);
	expect(await sent.json()).toMatchObject([{ title: "Notifications work", path: "/en/account/messages" }]);

	await page.getByRole("button", { name: "Turn off for this device" }).click();
	await expect(page.getByRole("button", { name: "Turn on for this device" })).toBeVisible();
	await expectAccessible(page);
});
