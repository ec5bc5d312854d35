// What the worker uses of its own global scope. It is checked in one program with the pages, whose types lack these.

type Lasting = { waitUntil(work: Promise<unknown>): void };

export type PageRequested = {
	request: Request;
	/** The request that the browser made while the worker started; undefined where it makes none. */
	preloadResponse: Promise<Response | undefined>;
	respondWith(answer: Promise<Response>): void;
};

type Shown = { title: string; close(): void; data: unknown };
type Page = { url: string; focus(): Promise<unknown>; navigate(url: string): Promise<unknown> };
type Subscription = { endpoint: string; options: PushSubscriptionOptions; toJSON(): PushSubscriptionJSON };

/** A push service has delivered something. */
export type Pushed = Lasting & { data: { json(): unknown } | null };
/** A person has pressed a notification. */
export type Pressed = Lasting & { notification: Shown };
/** The browser has ended or replaced a subscription; some browsers do not say which. */
export type Replaced = Lasting & {
	oldSubscription?: Subscription | null;
	newSubscription?: Subscription | null;
};

export type WorkerScope = {
	/** Set by the server in front of the script while no lobby is to be stored. */
	STORES_NO_LOBBY?: true;
	addEventListener(name: "install", act: () => void): void;
	addEventListener(name: "activate", act: (event: Lasting) => void): void;
	addEventListener(name: "fetch", act: (event: PageRequested) => void): void;
	addEventListener(name: "message", act: (event: Lasting & { data: unknown }) => void): void;
	addEventListener(name: "push", act: (event: Pushed) => void): void;
	addEventListener(name: "notificationclick", act: (event: Pressed) => void): void;
	addEventListener(name: "pushsubscriptionchange", act: (event: Replaced) => void): void;
	skipWaiting(): Promise<void>;
	clients: {
		claim(): Promise<void>;
		matchAll(of: { type: "window"; includeUncontrolled: true }): Promise<readonly Page[]>;
		openWindow(path: string): Promise<unknown>;
	};
	registration: {
		navigationPreload?: { enable(): Promise<void> };
		showNotification(title: string, options: NotificationOptions): Promise<void>;
		pushManager?: { subscribe(options: PushSubscriptionOptions): Promise<Subscription> };
	};
};
