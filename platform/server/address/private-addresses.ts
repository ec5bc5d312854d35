import { BlockList, isIPv6 } from "node:net";

const NEVER_PUBLIC = new BlockList();
for (const [network, bits] of [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.168.0.0", 16],
	["224.0.0.0", 4],
	["240.0.0.0", 4],
] as const)
	NEVER_PUBLIC.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
	["::", 128],
	["::1", 128],
	// An IPv4 address behind a translator, which may lead to any of those above.
	["64:ff9b::", 96],
	["fc00::", 7],
	["fe80::", 10],
	["ff00::", 8],
] as const)
	NEVER_PUBLIC.addSubnet(network, bits, "ipv6");

/**
 * True if an address is of no public computer, so that it identifies no place and nothing is sent to it for a stranger. An
 * IPv4 address inside IPv6 counts as IPv4.
 */
export const isPrivateAddress = (ip: string): boolean => NEVER_PUBLIC.check(ip, isIPv6(ip) ? "ipv6" : "ipv4");
