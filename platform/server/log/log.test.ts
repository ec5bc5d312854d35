import { describe, expect, it } from "vitest";
import { loggablePath, openLog } from "./index.ts";

describe("a path in the log", () => {
	it.each([
		["/api/v1/cashier/tZ4_osNceh3qXHuEnlTgBQ/history?from=x", "/api/v1/cashier/****/history"],
		["/api/v1/play/tZ4_osNceh3qXHuEnlTgBQ", "/api/v1/play/****"],
		["/services/profile/v1/profiles/tZ4_osNceh3qXHuEnlTgBQ", "/services/profile/v1/profiles/****"],
		["/en/unsubscribe/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "/en/unsubscribe/****"],
		["/en/blocked-document-status-and-more", "/en/blocked-document-status-and-more"],
		["/en/casino/slots/tidal-book", "/en/casino/slots/tidal-book"],
	])("%s is %s", (path, logged) => {
		expect(loggablePath(path)).toBe(logged);
	});
});

describe("a line of the log", () => {
	it("has an error without the values that the database repeats in it", () => {
		const lines: string[] = [];
		const log = openLog("error", { write: (line) => void lines.push(line) });
		const details = { detail: "Key (email)=(pat@baize.test) already exists.", where: 'line 1: {"email":"pat@…' };
		log.error({ err: Object.assign(new Error("duplicate key"), details) }, "unexpected error");
		expect(lines.join()).toContain("duplicate key");
		expect(lines.join()).not.toContain("pat@");
	});
});
