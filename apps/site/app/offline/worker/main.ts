import { DEFAULT_LOCALE, isLocale, type Locale } from "@baize/kernel/locale";
import { lobbyAnswer, offlineAnswer } from "./offline-answers.ts";
import { openPress, replaced, shown } from "./push.ts";
import type { PageRequested, WorkerScope } from "./scope.ts";
import { deleteEarlier, deleteLobbies, findLobby, storeLobby } from "./stored-lobby.ts";
import { treatmentOf } from "./treatment.ts";

const scope = self as unknown as WorkerScope;

// No page depends on the build of its worker, so a new one takes over at once.
scope.addEventListener("install", () => void scope.skipWaiting());
scope.addEventListener("activate", (event) => event.waitUntil(begin()));
scope.addEventListener("fetch", (event) => {
	const treatment = treatmentOf(event.request, location.origin);
	if (treatment.kind === "leave" || scope.STORES_NO_LOBBY) return;
	const { kind, locale = deviceLocale() } = treatment;
	event.respondWith(fromNetwork(event).catch(() => withoutNetwork(kind, locale)));
});
/** A page says its language once it has nothing else to do. */
scope.addEventListener("message", (event) => {
	if (isLocale(event.data as string) && !scope.STORES_NO_LOBBY)
		event.waitUntil(storeLobby(event.data as Locale, Date.now()));
});
scope.addEventListener("push", (event) => event.waitUntil(shown(scope, event)));
scope.addEventListener("notificationclick", (event) => event.waitUntil(openPress(scope, event)));
scope.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(replaced(scope, event)));

/** With the preload the browser requests a page while the worker starts, so that no page waits for it. */
async function begin(): Promise<void> {
	if (scope.STORES_NO_LOBBY) await deleteLobbies();
	else await Promise.all([deleteEarlier(), scope.registration.navigationPreload?.enable()]);
	await scope.clients.claim();
}

const fromNetwork = async ({ preloadResponse, request }: PageRequested): Promise<Response> =>
	(await preloadResponse) ?? fetch(request);

async function withoutNetwork(kind: "lobby" | "page", locale: Locale): Promise<Response> {
	const lobby = kind === "lobby" ? await findLobby(locale).catch(() => undefined) : undefined;
	return lobby ? lobbyAnswer(locale, lobby) : offlineAnswer(locale);
}

const deviceLocale = (): Locale => navigator.languages.map((tag) => tag.split("-")[0]).find(isLocale) ?? DEFAULT_LOCALE;
