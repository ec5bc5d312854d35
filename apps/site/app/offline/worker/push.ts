import { pathOnSite, RENEWED_PATH, readPayload } from "./pushed.ts";
import type { Pressed, Pushed, Replaced, WorkerScope } from "./scope.ts";

const ICON = "/icon-192.png";

/** Browsers require that each push shows something, so one that cannot be read shows the site's name. */
export async function shown({ registration }: WorkerScope, { data }: Pushed): Promise<void> {
	const { title, path, ...options } = readPayload(data);
	await registration.showNotification(title, { ...options, icon: ICON, data: path });
}

/** Opens the page of a notification: in a page of ours that is open already, or in a new one. */
export async function openPress({ clients }: WorkerScope, { notification }: Pressed): Promise<void> {
	notification.close();
	const path = pathOnSite(notification.data, location.origin);
	const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
	const there = pages.find(({ url }) => url === location.origin + path);
	if (there) await there.focus();
	else await clients.openWindow(path);
}

/** Takes the new subscription to the server, which knows the browser by the old one. */
export async function replaced(
	{ registration }: WorkerScope,
	{ oldSubscription: old, newSubscription }: Replaced,
): Promise<void> {
	if (!old) return;
	const renewed = newSubscription ?? (await registration.pushManager?.subscribe(old.options));
	if (!renewed) return;
	const { endpoint, keys = {} } = renewed.toJSON();
	const subscription = { endpoint, p256dh: keys.p256dh, auth: keys.auth };
	await fetch(RENEWED_PATH, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ oldEndpoint: old.endpoint, subscription }),
	});
}
