import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CallSpec } from "@baize/kernel/call";
import type { Site } from "../bench/processes.ts";
import { type Address, allAddresses, officeAddresses } from "./addresses.ts";
import { checkerOf } from "./invariants.ts";
import { sendRaw } from "./raw-request.ts";
import type { Result } from "./result.ts";
import { isStill, type Kind, openVisitors, type Visitor } from "./visitors.ts";

const AT_ONCE = 4;
/** A violation at many addresses is reported with this many of them. */
const MAX_PLACES_SHOWN = 8;
const UNKNOWN_HANDLE = "unknown-handle";
/** Secrets that are stored under the data folder and must appear nowhere else. */
const SECRET_FILES = ["development-secret", "postgres-password"];

type Attempt = { address: Address; visitor: Visitor };

/** Requests every address as every kind of visitor, with the visitor's own handle and with the player's. */
export async function fuzz(site: Site, calls: readonly CallSpec[]): Promise<Result[]> {
	const { port, officePort } = site;
	const violationsOf = checkerOf(secretsOf(site), `http://localhost:${officePort}`);
	const visitors = await openVisitors(site);
	const players = visitors.find(({ kind }) => kind === "player")?.session?.handle ?? "";
	const addresses = [...allAddresses(calls), ...officeAddresses(calls)];
	const results = new Map<string, Set<string>>();
	const lost: Kind[] = [];
	let requestCount = 0;

	async function attempt({ address, visitor }: Attempt): Promise<void> {
		const cookie = [visitor.session?.cookie, address.headers?.cookie].filter(Boolean).join("; ");
		const headers = { ...address.headers, ...(cookie ? { cookie } : {}) };
		const response = await sendRaw(address.audience === "operators" ? officePort : port, { ...address, headers });
		requestCount++;
		for (const violation of violationsOf(response, address, visitor)) {
			const origin = address.audience === "operators" ? " of the office" : "";
			const where = `${address.method} ${shortened(address.target)}${origin} as ${visitor.kind}`;
			results.set(violation, (results.get(violation) ?? new Set()).add(where));
		}
		const mayHaveEnded = address.call !== undefined && address.method !== "GET" && response.status < 300;
		if (mayHaveEnded) await visitor.renew();
	}

	for (const visitor of visitors) {
		const namings = visitor.kind === "player" ? [undefined] : [undefined, players];
		const wanted = addresses.flatMap((address) => namings.flatMap((handle) => named(address, visitor, handle)));
		await runConcurrently(wanted.map((address) => () => attempt({ address, visitor })));
		if (!(await isStill(visitor, site))) lost.push(visitor.kind);
	}
	const violations = [...results].map(
		([violation, places]): Result => ({ name: violation, isGood: false, about: placesText([...places]) }),
	);
	const about = `${requestCount} requests, ${addresses.length} addresses, ${visitors.length} kinds of visitor`;
	return [
		{ name: "every answer holds every invariant", isGood: violations.length === 0, about },
		{
			name: "each visitor still has the same session at the end",
			isGood: lost.length === 0,
			about: lost.join(", ") || "all",
		},
		...violations,
	];
}

/** The address with a handle in it: the visitor's own, read again for each request, or the given one. */
function named(address: Address, visitor: Visitor, handle: string | undefined): Address[] {
	if (!address.target.includes("{session}")) return handle === undefined ? [address] : [];
	const isForeignHandle = handle !== undefined;
	return [
		{
			...address,
			isForeignHandle,
			get target() {
				return address.target.replaceAll("{session}", handle ?? visitor.session?.handle ?? UNKNOWN_HANDLE);
			},
		},
	];
}

async function runConcurrently(works: readonly (() => Promise<void>)[]): Promise<void> {
	let next = 0;
	const workOn = async (): Promise<void> => {
		for (let work = works[next++]; work; work = works[next++]) await work();
	};
	await Promise.all(Array.from({ length: AT_ONCE }, workOn));
}

const secretsOf = ({ dataDir }: Site): string[] =>
	SECRET_FILES.map((name) => readFileSync(join(dataDir, name), "utf8").trim());

const shortened = (text: string): string => (text.length > 90 ? `${text.slice(0, 60)}… (${text.length})` : text);

const placesText = (places: readonly string[]): string =>
	`${places.slice(0, MAX_PLACES_SHOWN).join("\n    ")}${places.length > MAX_PLACES_SHOWN ? `\n    and ${places.length - MAX_PLACES_SHOWN} more` : ""}`;
