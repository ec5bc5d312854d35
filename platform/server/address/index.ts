import { isIP } from "node:net";

export { isPrivateAddress } from "./private-addresses.ts";

/** A network whose visitors are counted together, and how many times the budget of one address it may spend. */
export type CountedNetwork = { name: string; times: number };

/**
 * A subscriber gets a whole /64, often a /56 and sometimes a /48, and can use a new address of it for each request. A
 * coarser network may belong to several subscribers, so its limit is higher.
 */
const IPV6_NETWORKS = [
	{ groups: 4, lastMask: 0xffff, bits: 64, times: 1 },
	{ groups: 4, lastMask: 0xff00, bits: 56, times: 4 },
	{ groups: 3, lastMask: 0xffff, bits: 48, times: 16 },
] as const;

/**
 * The networks in which an address is counted, the narrowest first: an IPv4 address itself; for IPv6 the /64, the /56
 * and the /48. IPv4 written as IPv6 counts as the same visitor as IPv4. All text that is no address is counted as one
 * address, so that it cannot be used to avoid the limit.
 */
export function countedNetworks(ip: string): readonly CountedNetwork[] {
	const address = ip.split("%", 1)[0] ?? "";
	const kind = isIP(address);
	if (kind === 0) return [{ name: "unknown", times: 1 }];
	if (kind === 4) return [{ name: address, times: 1 }];
	const groups = groupsOf(address);
	const mapped = ipv4In(groups);
	if (mapped !== undefined) return [{ name: mapped, times: 1 }];
	return IPV6_NETWORKS.map(({ groups: count, lastMask, bits, times }) => ({
		name: `${textOf(groups.slice(0, count), lastMask)}::/${bits}`,
		times,
	}));
}

/** The eight groups of a valid IPv6 address, in any notation. */
function groupsOf(address: string): number[] {
	const [before = "", after] = withoutDots(address).split("::");
	const [head, tail] = [numbersIn(before), after === undefined ? [] : numbersIn(after)];
	return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

const numbersIn = (text: string): number[] =>
	text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16));

/** ::ffff:192.0.2.1 as ::ffff:c000:201. */
const withoutDots = (address: string): string =>
	address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...found: string[]) => {
		const [a = 0, b = 0, c = 0, d = 0] = found.slice(0, 4).map(Number);
		return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
	});

function ipv4In([a, b, c, d, e, f, high = 0, low = 0]: number[]): string | undefined {
	const isMapped = a === 0 && b === 0 && c === 0 && d === 0 && e === 0 && f === 0xffff;
	return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join(".") : undefined;
}

const textOf = (groups: readonly number[], lastMask: number): string =>
	groups.map((group, i) => (i === groups.length - 1 ? group & lastMask : group).toString(16)).join(":");
