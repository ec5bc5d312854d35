import { describe, expect, it } from "vitest";
import { againOnContention } from "./contention.ts";

const failing = (codes: (string | undefined)[]) => {
	const left = [...codes];
	return async (): Promise<number> => {
		if (left.length === 0) return codes.length;
		throw Object.assign(new Error("from the database"), { code: left.shift() });
	};
};

describe("a transaction that met another one", () => {
	it.each([["40001"], ["40P01"], ["23505"]])("is done again after %s", async (code) => {
		expect(await againOnContention(failing([code, code]))).toBe(2);
	});

	it("is given up after five tries, and at once for anything else", async () => {
		await expect(againOnContention(failing(Array(5).fill("40001")))).rejects.toThrow("from the database");
		await expect(againOnContention(failing(["22012"]))).rejects.toThrow("from the database");
		await expect(againOnContention(failing([undefined]))).rejects.toThrow("from the database");
	});
});
