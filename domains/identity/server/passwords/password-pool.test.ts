import { describe, expect, it } from "vitest";
import { openPasswordPool } from "./password-pool.ts";

describe("a password", () => {
	const pool = openPasswordPool();

	it("is stored as Argon2id with OWASP's parameters and compared by it", async () => {
		const stored = await pool.hash("seven green lamps");
		expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
		expect(await pool.verify(stored, "seven green lamps")).toBe(true);
		expect(await pool.verify(stored, "seven green lamp")).toBe(false);
	});

	it("is the same on a keyboard that writes its letters otherwise", async () => {
		const stored = await pool.hash("canción ﬁn café");
		expect(await pool.verify(stored, "canción fin café".normalize("NFD"))).toBe(true);
	});

	it("is never right without a stored hash, not even the one that stands in for it", async () => {
		expect(await pool.verify(undefined, "nobody has this password")).toBe(false);
	});
});

describe("the pool", () => {
	it("does so many at once, lets so many wait, and refuses the rest with the time to wait", async () => {
		const pool = openPasswordPool({ atOnce: 2, waiting: 3 });
		const results = await Promise.allSettled(Array.from({ length: 8 }, () => pool.hash("seven green lamps")));
		const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
		expect(refused).toHaveLength(3);
		expect(refused[0]).toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterMs: 2_000 });
		expect(await pool.hash("and works again")).toContain("argon2id");
	});

	it("frees its place when hashing fails", async () => {
		const pool = openPasswordPool({ atOnce: 1, waiting: 1 });
		await expect(pool.verify("not a hash", "x")).rejects.toThrow();
		expect(await pool.hash("seven green lamps")).toContain("argon2id");
	});
});
