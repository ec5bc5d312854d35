import { describe, expect, it } from "vitest";
import { aCoinAddress } from "../../testing/index.ts";
import { isCoinAddress, plainCoinAddress, plainDestination, readCoinAddress } from "./coin-address.ts";

const KEY_HASH = "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2";
const SCRIPT = "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy";
const SEGWIT = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";
const VERSION_2 = "bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs";
const TAPROOT = "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0";

describe("[CASH-04] an address of coins", () => {
	it.each([
		["of a key's hash", KEY_HASH, true],
		["of a script", SCRIPT, true],
		["of version 0", SEGWIT, true],
		["of version 0, in capitals", SEGWIT.toUpperCase(), true],
		["of version 0 and 32 bytes", "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3", true],
		["of version 1", TAPROOT, true],
		["of a link", `bitcoin:${SEGWIT}?amount=1`, true],
		["with spaces", ` ${SEGWIT.slice(0, 20)} ${SEGWIT.slice(20)} `, true],
		["with one letter wrong", SEGWIT.replace("w508", "w509"), false],
		["of a key's hash with one letter wrong", KEY_HASH.replace("Bv", "Bw"), false],
		["in mixed case", SEGWIT.replace("w508", "W508"), false],
		["of version 2, which has no rules yet", VERSION_2, false],
		["of version 16, which has no rules yet", "BC1SW50QGDZ25J", false],
		["of a test network", "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", false],
		[
			"of version 1 with the checksum of version 0",
			"bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4",
			false,
		],
		["of a wrong length, whose checksum fits", "bc1pw5dgrnzv", false],
		["of another currency", "LVuDpNCSSj6pQ7t9Pv6d6sUkLKoqDEVUnJ", false],
		["that is none", "DE89370400440532013000", false],
		["that is empty", "", false],
	])("%s", (_case, text, expected) => {
		expect(isCoinAddress(text)).toBe(expected);
	});

	it.each([
		["", undefined],
		["bc1qw508", "short"],
		[SEGWIT.slice(0, -1), "short"],
		["1BvBM", "short"],
		[`${KEY_HASH}x`, "wrong"],
		["hello", "wrong"],
		[VERSION_2, "later"],
		["BC1SW50QGDZ25J", "later"],
		[SEGWIT, "right"],
	])("reads %j while it is typed as %s", (text, expected) => {
		expect(readCoinAddress(text)).toBe(expected);
	});

	it("takes every address that its check fits, and none with another letter in it", () => {
		for (let time = 0; time < 200; time++) {
			const address = aCoinAddress();
			expect(isCoinAddress(address)).toBe(true);
			const other = address[9] === "x" ? "y" : "x";
			expect(isCoinAddress(address.slice(0, 9) + other + address.slice(10))).toBe(false);
		}
	});

	it("has one form for each way of writing it, and keeps the letters of an old one", () => {
		expect(plainCoinAddress(SEGWIT.toUpperCase())).toBe(SEGWIT);
		expect(plainCoinAddress(` ${KEY_HASH} `)).toBe(KEY_HASH);
		expect(plainDestination("crypto", KEY_HASH)).toBe(KEY_HASH);
		expect(plainDestination("bankTransfer", "gb82 west")).toBe("GB82WEST");
		expect(plainDestination("card", "card_aB")).toBe("card_aB");
	});
});
