import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearSent, clientSeedFor, storeSent } from "./sent-seed.ts";

const stored = new Map<string, string>();
const refuse = (): never => {
	throw new DOMException("no", "SecurityError");
};

beforeEach(() => {
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	});
	clearSent();
});
afterEach(() => void vi.unstubAllGlobals());

const withoutStorage = (): void =>
	void vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });

describe("[GAME-02] the client seed for a commitment", () => {
	it("is a new one each time, until one was sent", () => {
		expect(clientSeedFor("a")).not.toBe(clientSeedFor("a"));
	});

	it.each([
		["in this page", () => {}],
		["in a browser that stores nothing", withoutStorage],
	])("is the one that was sent, %s", (_case, change) => {
		change();
		storeSent({ commitment: "a", clientSeed: "sent" });
		expect(clientSeedFor("a")).toBe("sent");
	});

	it("is the one that was sent, in a page that is loaded anew, and in another tab", async () => {
		storeSent({ commitment: "a", clientSeed: "sent" });
		vi.resetModules();
		const another = await import("./sent-seed.ts");
		expect(another.clientSeedFor("a")).toBe("sent");
	});

	it("is not the one that was sent for another commitment, nor one that was refused", () => {
		storeSent({ commitment: "a", clientSeed: "sent" });
		expect(clientSeedFor("b")).not.toBe("sent");
		clearSent();
		expect(clientSeedFor("a")).not.toBe("sent");
	});

	it("is a new one where the stored value is not valid", () => {
		stored.set("sentClientSeed", "{");
		expect(clientSeedFor("a")).toMatch(/^[0-9-]+$/);
	});
});
