import { isIPv6 } from "node:net";

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
/** The /64 that a home or a company gets as a whole. */
const GROUPS_OF_NETWORK = 4;

/** The addresses that one visitor may have: the /64 of an IPv6 address; an IPv4 address alone. */
export function networkOf(ip: string): string {
	const mapped = MAPPED_IPV4.exec(ip)?.[1];
	if (mapped !== undefined) return mapped;
	if (!isIPv6(ip)) return ip;
	const [start = "", end] = (ip.split("%")[0] ?? "").split("::");
	const before = start.split(":").filter(Boolean);
	const after = (end ?? "").split(":").filter(Boolean);
	const missing = end === undefined ? 0 : GROUPS - before.length - after.length;
	const groups = [...before, ...Array.from({ length: missing }, () => "0"), ...after];
	const network = groups.slice(0, GROUPS_OF_NETWORK).map((group) => Number.parseInt(group, 16).toString(16));
	return `${network.join(":")}::/64`;
}
