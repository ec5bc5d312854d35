import { CallError } from "@baize/platform-web/reads";
import { describe, expect, it, vi } from "vitest";
import { freshClientSeed, sendWithClientSeed } from "./client-seed.ts";

const refused = (errorCode: string, details: object = {}, status = 409): CallError =>
	new CallError(status, { errorCode, message: "x", details: details as Record<string, unknown> });
const wanted = (commitment: string): CallError => refused("CLIENT_SEED_REQUIRED", { commitment });

/** Refuses with each of these in turn, and then plays. */
const roundRequest = (...refusals: CallError[]) =>
	vi.fn(async () => {
		const refusal = refusals.shift();
		if (refusal) throw refusal;
		return "played";
	});

describe("[GAME-02] a round that its page requests", () => {
	it("is only requested where the pair has its client seed", async () => {
		const choose = vi.fn(async () => {});
		expect(await sendWithClientSeed({ commitment: undefined }, choose, roundRequest())).toBe("played");
		expect(choose).not.toHaveBeenCalled();
	});

	it("chooses first for the commitment that stood on the page, and once", async () => {
		const choose = vi.fn(async () => {});
		const waiting = { commitment: "on the page" };
		const send = roundRequest();
		await sendWithClientSeed(waiting, choose, send);
		await sendWithClientSeed(waiting, choose, send);
		expect(choose.mock.calls).toEqual([["on the page"]]);
	});

	it("chooses for the commitment in the refusal, on a change that the player did not request", async () => {
		const choose = vi.fn(async () => {});
		expect(await sendWithClientSeed({ commitment: undefined }, choose, roundRequest(wanted("new")))).toBe("played");
		expect(choose.mock.calls).toEqual([["new"]]);
	});

	it("goes on where another tab was quicker", async () => {
		const choose = vi.fn(async () => {
			throw refused("SEEDS_MOVED_ON");
		});
		expect(await sendWithClientSeed({ commitment: "mine" }, choose, roundRequest())).toBe("played");
	});

	it("chooses again for the same commitment where the answer to the choice was lost", async () => {
		const waiting = { commitment: "mine" };
		const lost = vi.fn(async () => {
			throw refused("NO_CONNECTION", {}, 0);
		});
		const send = roundRequest();
		await expect(sendWithClientSeed(waiting, lost, send)).rejects.toMatchObject({ status: 0 });
		expect(send).not.toHaveBeenCalled();
		const choose = vi.fn(async () => {});
		expect(await sendWithClientSeed(waiting, choose, send)).toBe("played");
		expect(choose.mock.calls).toEqual([["mine"]]);
	});

	it("gives up where one pair after the other is ended, and hands on every other refusal", async () => {
		const choose = vi.fn(async () => {});
		const ended = ["1", "2", "3", "4", "5"].map(wanted);
		await expect(sendWithClientSeed({ commitment: undefined }, choose, roundRequest(...ended))).rejects.toMatchObject({
			code: "CLIENT_SEED_REQUIRED",
		});
		expect(choose).toHaveBeenCalledTimes(3);
		await expect(
			sendWithClientSeed({ commitment: undefined }, choose, roundRequest(refused("INSUFFICIENT_FUNDS"))),
		).rejects.toMatchObject({ code: "INSUFFICIENT_FUNDS" });
	});

	it("has a client seed that the server accepts, and never the same one", () => {
		const made = Array.from({ length: 100 }, freshClientSeed);
		for (const clientSeed of made) expect(clientSeed).toMatch(/^[A-Za-z0-9 _.-]{1,64}$/);
		expect(new Set(made).size).toBe(100);
	});
});
