import { CallError } from "@baize/platform-web/reads";
import { describe, expect, it, vi } from "vitest";
import { askWithClientSeed, freshClientSeed } from "./client-seed.ts";

const refused = (errorCode: string, details: object = {}, status = 409): CallError =>
	new CallError(status, { errorCode, message: "x", details: details as Record<string, unknown> });
const wanted = (commitment: string): CallError => refused("CLIENT_SEED_REQUIRED", { commitment });

/** Refuses with each of these in turn, and then plays. */
const asker = (...refusals: CallError[]) =>
	vi.fn(async () => {
		const refusal = refusals.shift();
		if (refusal) throw refusal;
		return "played";
	});

describe("[GAME-02] a round that its page asks for", () => {
	it("is only asked for where the pair has its client seed", async () => {
		const choose = vi.fn(async () => {});
		expect(await askWithClientSeed({ commitment: undefined }, choose, asker())).toBe("played");
		expect(choose).not.toHaveBeenCalled();
	});

	it("chooses first for the commitment that stood on the page, and once", async () => {
		const choose = vi.fn(async () => {});
		const waiting = { commitment: "on the page" };
		const ask = asker();
		await askWithClientSeed(waiting, choose, ask);
		await askWithClientSeed(waiting, choose, ask);
		expect(choose.mock.calls).toEqual([["on the page"]]);
	});

	it("chooses for the commitment that the refusal brings, on a change that nobody asked for", async () => {
		const choose = vi.fn(async () => {});
		expect(await askWithClientSeed({ commitment: undefined }, choose, asker(wanted("new")))).toBe("played");
		expect(choose.mock.calls).toEqual([["new"]]);
	});

	it("goes on where another tab was quicker", async () => {
		const choose = vi.fn(async () => {
			throw refused("SEEDS_MOVED_ON");
		});
		expect(await askWithClientSeed({ commitment: "mine" }, choose, asker())).toBe("played");
	});

	it("chooses again for the same commitment where the answer to the choice was lost", async () => {
		const waiting = { commitment: "mine" };
		const lost = vi.fn(async () => {
			throw refused("NO_CONNECTION", {}, 0);
		});
		const ask = asker();
		await expect(askWithClientSeed(waiting, lost, ask)).rejects.toMatchObject({ status: 0 });
		expect(ask).not.toHaveBeenCalled();
		const choose = vi.fn(async () => {});
		expect(await askWithClientSeed(waiting, choose, ask)).toBe("played");
		expect(choose.mock.calls).toEqual([["mine"]]);
	});

	it("gives up where one pair after the other is ended, and hands on every other refusal", async () => {
		const choose = vi.fn(async () => {});
		const ended = ["1", "2", "3", "4", "5"].map(wanted);
		await expect(askWithClientSeed({ commitment: undefined }, choose, asker(...ended))).rejects.toMatchObject({
			code: "CLIENT_SEED_REQUIRED",
		});
		expect(choose).toHaveBeenCalledTimes(3);
		await expect(
			askWithClientSeed({ commitment: undefined }, choose, asker(refused("INSUFFICIENT_FUNDS"))),
		).rejects.toMatchObject({ code: "INSUFFICIENT_FUNDS" });
	});

	it("has a client seed that the house takes, and never the same one", () => {
		const made = Array.from({ length: 100 }, freshClientSeed);
		for (const clientSeed of made) expect(clientSeed).toMatch(/^[A-Za-z0-9 _.-]{1,64}$/);
		expect(new Set(made).size).toBe(100);
	});
});
