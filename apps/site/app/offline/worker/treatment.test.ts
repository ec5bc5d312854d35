import { describe, expect, it } from "vitest";
import { type Treatment, treatmentOf } from "./treatment.ts";

const SITE = "https://site.example";
const opened = { method: "GET", mode: "navigate", destination: "document" } as const;
const fetched = { method: "GET", mode: "cors", destination: "" } as const;

type Requested = Omit<Parameters<typeof treatmentOf>[0], "url">;

const leave: Treatment = { kind: "leave" };
const CASES: readonly [name: string, requested: Requested, address: string, treatment: Treatment][] = [
	["the lobby", opened, "/en", { kind: "lobby", locale: "en" }],
	["the lobby with a slash", opened, "/ar/", { kind: "lobby", locale: "ar" }],
	["the lobby with a query", opened, "/de?from=mail", { kind: "lobby", locale: "de" }],
	["the site without a language", opened, "/", { kind: "lobby" }],
	["another page", opened, "/ja/sports", { kind: "page", locale: "ja" }],
	["a game", opened, "/en/casino/slots/adventure/tidal-book", { kind: "page", locale: "en" }],
	["a page of the account", opened, "/fr/account/cashier/deposit", { kind: "page", locale: "fr" }],
	["a call", fetched, "/services/lobby/rows", leave],
	["a call of the API", fetched, "/api/v1/wallet/h/balance", leave],
	["a stream", fetched, "/api/v1/stream", leave],
	["a round for money", { ...fetched, method: "POST" }, "/api/v1/play/h/rounds", leave],
	["a download of the account", opened, "/api/v1/account/h/export", leave],
	["a sent form", { ...opened, method: "POST" }, "/en/login", leave],
	["a page in a frame", { ...opened, destination: "iframe" }, "/en/casino/slots/adventure/tidal-book", leave],
	["data between two pages", fetched, "/en/account.data", leave],
	["a script", { method: "GET", mode: "cors", destination: "script" }, "/assets/lobby-1.js", leave],
	["a picture", { method: "GET", mode: "no-cors", destination: "image" }, "/art/tidal-book-3x4-240.avif", leave],
	["the legacy application", opened, "/legacy/en", leave],
	["the back office on the same host", opened, "/backoffice", leave],
	["the mailbox of development", opened, "/dev/mailbox", leave],
	["the sandbox bank", opened, "/sandbox/pay/a-b_c", leave],
	["a language that the site has not", opened, "/xx", leave],
];

describe("the service worker", () => {
	it.each(CASES)("[GEN-02] treats %s alike in every browser", (_name, requested, address, treatment) => {
		expect(treatmentOf({ ...requested, url: SITE + address }, SITE)).toEqual(treatment);
	});

	it("leaves pages of another site", () => {
		expect(treatmentOf({ ...opened, url: "https://other.example/en" }, SITE)).toEqual(leave);
	});
});
