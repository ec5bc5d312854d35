import { describe, expect, it } from "vitest";
import { countedNetworks } from "./index.ts";

const namesOf = (ip: string) => countedNetworks(ip).map(({ name }) => name);

describe("[ASVS 2.4.1] an address, as it is counted", () => {
	it.each([
		["an IPv4 address is itself", "192.0.2.7", ["192.0.2.7"]],
		["IPv4 written as IPv6 is IPv4", "::ffff:192.0.2.7", ["192.0.2.7"]],
		["IPv4 written as IPv6 in capitals", "::FFFF:192.0.2.7", ["192.0.2.7"]],
		["IPv4 written as IPv6 in hexadecimal", "::ffff:c000:207", ["192.0.2.7"]],
		["IPv4 written as IPv6 in full", "0:0:0:0:0:ffff:c000:0207", ["192.0.2.7"]],
		[
			"an IPv6 address is its /64, /56 and /48",
			"2001:db8:aaaa:bbcc:1:2:3:4",
			["2001:db8:aaaa:bbcc::/64", "2001:db8:aaaa:bb00::/56", "2001:db8:aaaa::/48"],
		],
		["shortened in the middle", "2001:db8::5", ["2001:db8:0:0::/64", "2001:db8:0:0::/56", "2001:db8:0::/48"]],
		["with dots at its end", "2001:db8:1:2::192.0.2.7", ["2001:db8:1:2::/64", "2001:db8:1:0::/56", "2001:db8:1::/48"]],
		["with a zone", "fe80::1%eth0", ["fe80:0:0:0::/64", "fe80:0:0:0::/56", "fe80:0:0::/48"]],
		["the loopback", "::1", ["0:0:0:0::/64", "0:0:0:0::/56", "0:0:0::/48"]],
		["nothing", "", ["unknown"]],
		["what is no address", "me", ["unknown"]],
	])("%s", (_case, ip, names) => {
		expect(namesOf(ip)).toEqual(names);
	});

	it("is the same in whatever way it is written", () => {
		const written = ["2001:db8:0:12:0:0:0:1", "2001:0DB8:0000:0012::0001", "2001:db8:0:12::ffff"];
		expect(new Set(written.map((ip) => namesOf(ip).join())).size).toBe(1);
	});

	it("may spend more the coarser the network is", () => {
		expect(countedNetworks("2001:db8::1").map(({ times }) => times)).toEqual([1, 4, 16]);
	});
});
