import { addressOf, serverPages } from "@baize/platform-paths";
import type { PushSubscriptionFields } from "../../contract/push.ts";
import { base64url, isAppleTouchDevice, keyBytes, type PushBrowser } from "./push-state.ts";

/** What this browser can do, and what its person has allowed. */
export function readBrowser(): PushBrowser {
	const canPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
	const { userAgent, platform, maxTouchPoints: touchPoints } = navigator;
	return {
		canPush,
		permission: canPush ? Notification.permission : "default",
		isAppleTouch: isAppleTouchDevice({ userAgent, platform, touchPoints }),
		isInstalled: matchMedia("(display-mode: standalone)").matches,
	};
}

/** A worker that does not start would be waited for without an end. */
const READY_MS = 15_000;

async function readyWorker(): Promise<ServiceWorkerRegistration> {
	const { serviceWorker } = navigator;
	await serviceWorker.register(addressOf(serverPages.serviceWorker, {}), { scope: "/", updateViaCache: "none" });
	const late = new Promise<never>((_resolve, reject) => setTimeout(reject, READY_MS, new Error("no worker")));
	return Promise.race([serviceWorker.ready, late]);
}

async function currentSubscription(): Promise<PushSubscription | undefined> {
	const registration = await navigator.serviceWorker?.getRegistration("/");
	return (await registration?.pushManager?.getSubscription()) ?? undefined;
}

/** This browser's subscription; undefined where it has none. */
export async function readSubscription(): Promise<PushSubscriptionFields | undefined> {
	const current = await currentSubscription();
	return current && fieldsOf(current);
}

/** Subscribes, after the person has allowed it. One for another key is replaced. */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscriptionFields> {
	const { pushManager } = await readyWorker();
	const before = await pushManager.getSubscription();
	const key = before?.options.applicationServerKey;
	if (before && key && base64url(key) === publicKey) return fieldsOf(before);
	await before?.unsubscribe();
	return fieldsOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(publicKey) }));
}

export async function unsubscribeBrowser(): Promise<void> {
	await (await currentSubscription())?.unsubscribe();
}

function fieldsOf(subscription: PushSubscription): PushSubscriptionFields {
	const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
	return { endpoint: subscription.endpoint, p256dh, auth };
}

/** The server's name for an endpoint. */
export const digestOf = async (endpoint: string): Promise<string> =>
	base64url(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));

export const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";
