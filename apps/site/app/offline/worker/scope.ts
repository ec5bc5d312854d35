// What the worker uses of its own global scope. It is checked in one program with the pages, whose types lack these.

type Lasting = { waitUntil(work: Promise<unknown>): void };

export type PageRequested = {
	request: Request;
	/** The request that the browser made while the worker started; undefined where it makes none. */
	preloadResponse: Promise<Response | undefined>;
	respondWith(answer: Promise<Response>): void;
};

export type WorkerScope = {
	addEventListener(name: "install", act: () => void): void;
	addEventListener(name: "activate", act: (event: Lasting) => void): void;
	addEventListener(name: "fetch", act: (event: PageRequested) => void): void;
	addEventListener(name: "message", act: (event: Lasting & { data: unknown }) => void): void;
	skipWaiting(): Promise<void>;
	clients: { claim(): Promise<void> };
	registration: { navigationPreload?: { enable(): Promise<void> } };
};
