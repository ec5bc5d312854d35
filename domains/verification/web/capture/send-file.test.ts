import { describe, expect, it } from "vitest";
import { fileIssue } from "./send-file.ts";

describe("[VER-10] a file, before it is sent", () => {
	it.each([
		["a photograph", "image/jpeg", 2_000_000, undefined],
		["a picture of exactly the limit", "image/png", 10 * 1024 * 1024, undefined],
		["a picture above the limit", "image/webp", 10 * 1024 * 1024 + 1, "FILE_TOO_LARGE"],
		["a paper", "application/pdf", 1_000, "FILE_TYPE"],
		["a drawing that could contain a script", "image/svg+xml", 1_000, "FILE_TYPE"],
		["something without a type", "", 1_000, "FILE_TYPE"],
	])("%s", (_case, type, size, code) => {
		expect(fileIssue({ type, size })?.errorCode).toBe(code);
	});
});
