import { describe, expect, it } from "vitest";
import { encodingFor } from "./compression.ts";

const PAGE_BYTES = 6_000;

describe("the encoding of an answer", () => {
	it.each([
		["the fastest of those accepted", "gzip, deflate, br, zstd", "zstd"],
		["brotli without zstd", "gzip, deflate, br", "br"],
		["gzip alone", "gzip", "gzip"],
		["the fastest, whatever the browser's weights", "zstd;q=0.1, gzip;q=0.9", "zstd"],
		["none that is refused by a weight of zero", "br;q=0, gzip", "gzip"],
		["none when all are refused", "zstd;q=0, br;q=0.000, gzip;q=0", undefined],
		["none when the browser knows none of ours", "deflate", undefined],
		["none without the header", undefined, undefined],
	])("is %s: %s", (_what, accepted, encoding) => {
		expect(encodingFor(PAGE_BYTES, "text/html", accepted)).toBe(encoding);
	});

	it("is none for pictures and for what fits into one packet", () => {
		expect(encodingFor(PAGE_BYTES, "image/avif", "gzip")).toBeUndefined();
		expect(encodingFor(900, "text/html", "gzip")).toBeUndefined();
	});
});
