import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CallSpec } from "@baize/kernel/call";
import type { Site } from "../bench/processes.ts";
import { type Address, allAddresses, officeAddresses } from "./addresses.ts";
import { ask } from "./ask.ts";
import { lawsOf } from "./laws.ts";
import type { Result } from "./result.ts";
import { isStill, type Kind, openVisitors, type Visitor } from "./visitors.ts";

const AT_ONCE = 4;
/** A fault at many addresses is told by some of them. */
const MOST_TOLD = 8;
const NOBODYS_HANDLE = "nobodys-handle";
/** What stands under the data folder and nowhere else. */
const SECRET_FILES = ["development-secret", "postgres-password"];

type Asking = { address: Address; visitor: Visitor };

/** Asks for every address as every kind of visitor, in one's own name and in the player's. */
export async function fuzz(site: Site, calls: readonly CallSpec[]): Promise<Result[]> {
	const { port, officePort } = site;
	const isBroken = lawsOf(secretsOf(site), `http://localhost:${officePort}`);
	const visitors = await openVisitors(site);
	const players = visitors.find(({ kind }) => kind === "player")?.session?.handle ?? "";
	const addresses = [...allAddresses(calls), ...officeAddresses(calls)];
	const results = new Map<string, Set<string>>();
	const lost: Kind[] = [];
	let asked = 0;

	async function meet({ address, visitor }: Asking): Promise<void> {
		const cookie = [visitor.session?.cookie, address.headers?.cookie].filter(Boolean).join("; ");
		const headers = { ...address.headers, ...(cookie ? { cookie } : {}) };
		const answered = await ask(address.audience === "operators" ? officePort : port, { ...address, headers });
		asked++;
		for (const fault of isBroken(answered, address, visitor)) {
			const origin = address.audience === "operators" ? " of the office" : "";
			const where = `${address.method} ${shortened(address.target)}${origin} as ${visitor.kind}`;
			results.set(fault, (results.get(fault) ?? new Set()).add(where));
		}
		const mayHaveEnded = address.call !== undefined && address.method !== "GET" && answered.status < 300;
		if (mayHaveEnded) await visitor.renew();
	}

	for (const visitor of visitors) {
		const namings = visitor.kind === "player" ? [undefined] : [undefined, players];
		const wanted = addresses.flatMap((address) => namings.flatMap((handle) => named(address, visitor, handle)));
		await inTurns(wanted.map((address) => () => meet({ address, visitor })));
		if (!(await isStill(visitor, site))) lost.push(visitor.kind);
	}
	const laws = [...results].map(
		([fault, places]): Result => ({ name: fault, isGood: false, about: toldOf([...places]) }),
	);
	const about = `${asked} requests, ${addresses.length} addresses, ${visitors.length} kinds of visitor`;
	return [
		{ name: "every answer keeps every law", isGood: laws.length === 0, about },
		{ name: "each visitor is at the end who they were", isGood: lost.length === 0, about: lost.join(", ") || "all" },
		...laws,
	];
}

/** The address with a handle in it: the visitor's own, read anew each time, or the one that is given. */
function named(address: Address, visitor: Visitor, handle: string | undefined): Address[] {
	if (!address.target.includes("{session}")) return handle === undefined ? [address] : [];
	const isStranger = handle !== undefined;
	return [
		{
			...address,
			isStranger,
			get target() {
				return address.target.replaceAll("{session}", handle ?? visitor.session?.handle ?? NOBODYS_HANDLE);
			},
		},
	];
}

async function inTurns(works: readonly (() => Promise<void>)[]): Promise<void> {
	let next = 0;
	const workOn = async (): Promise<void> => {
		for (let work = works[next++]; work; work = works[next++]) await work();
	};
	await Promise.all(Array.from({ length: AT_ONCE }, workOn));
}

const secretsOf = ({ dataDir }: Site): string[] =>
	SECRET_FILES.map((name) => readFileSync(join(dataDir, name), "utf8").trim());

const shortened = (text: string): string => (text.length > 90 ? `${text.slice(0, 60)}… (${text.length})` : text);

const toldOf = (places: readonly string[]): string =>
	`${places.slice(0, MOST_TOLD).join("\n    ")}${places.length > MOST_TOLD ? `\n    and ${places.length - MOST_TOLD} more` : ""}`;
