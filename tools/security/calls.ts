import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { CallSpec } from "@baize/kernel/call";

const DOMAINS = new URL("../../domains", import.meta.url).pathname;

/** Every call of every contract, with what the site answers and to whom. */
export async function allCalls(): Promise<CallSpec[]> {
	const contracts = await Promise.all(
		readdirSync(DOMAINS).map((name) => import(join(DOMAINS, name, "contract/index.ts")) as Promise<object>),
	);
	const found = contracts.flatMap((contract) => Object.values(contract)).filter(isCall);
	return [...new Map(found.map((call) => [call.name, call])).values()];
}

const isCall = (value: unknown): value is CallSpec => {
	const call = value as Partial<CallSpec> | null;
	return typeof call === "object" && typeof call?.path === "string" && typeof call.who === "string" && "errors" in call;
};
