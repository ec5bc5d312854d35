import { spawn } from "node:child_process";
import type { LoadOptions, LoadResult } from "./load.ts";

const LOAD = new URL("./load.ts", import.meta.url).pathname;

/** A GET as the load sends it. */
export function getRequest(path: string, headers: Record<string, string> = {}): string {
	const lines = Object.entries({ host: "localhost", connection: "keep-alive", ...headers }).map(
		([name, value]) => `${name}: ${value}`,
	);
	return `GET ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
}

export function postRequest(path: string, body: string, headers: Record<string, string> = {}): string {
	const all = {
		host: "localhost",
		connection: "keep-alive",
		"content-type": "application/json",
		"content-length": String(Buffer.byteLength(body)),
		...headers,
	};
	const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
	return `POST ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
}

/** Loads an address from another process and returns how much was answered. */
export function measure(options: Partial<LoadOptions> & Pick<LoadOptions, "port" | "requests">): Promise<LoadResult> {
	const whole: LoadOptions = { connections: 32, seconds: 5, warmUpSeconds: 2, ...options };
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, [LOAD], { stdio: ["pipe", "pipe", "inherit"] });
		child.stdin.end(JSON.stringify(whole));
		let text = "";
		child.stdout.on("data", (chunk) => {
			text += chunk;
		});
		child.on("close", (code) =>
			code === 0 ? resolve(JSON.parse(text)) : reject(new Error(`the load ended with ${code}`)),
		);
	});
}

type Target = Partial<LoadOptions> & Pick<LoadOptions, "port" | "requests">;

const TURNS = 4;
const TURN_SECONDS = 2.5;
const TURN_WARM_UP_SECONDS = 0.7;

/**
 * Loads several addresses alternately, a few seconds each, so that other work of the machine affects all of them alike.
 * Returns the mean of each address's turns.
 */
export async function measureAlternately<Name extends string>(
	targets: Record<Name, Target>,
): Promise<Record<Name, LoadResult>> {
	const names = Object.keys(targets) as Name[];
	const turns: Record<string, LoadResult[]> = Object.fromEntries(names.map((name) => [name, []]));
	for (const name of names) await measure({ ...targets[name], seconds: 0.1, warmUpSeconds: 2 });
	for (let turn = 0; turn < TURNS; turn++) {
		for (const name of names) {
			const options = { ...targets[name], seconds: TURN_SECONDS, warmUpSeconds: TURN_WARM_UP_SECONDS };
			turns[name]?.push(await measure(options));
		}
	}
	return Object.fromEntries(names.map((name) => [name, meanOf(turns[name] ?? [])])) as Record<Name, LoadResult>;
}

function meanOf(results: LoadResult[]): LoadResult {
	const mean = (figure: (result: LoadResult) => number): number =>
		results.reduce((sum, result) => sum + figure(result), 0) / results.length;
	return {
		perSecond: mean((result) => result.perSecond),
		p50Ms: mean((result) => result.p50Ms),
		p99Ms: mean((result) => result.p99Ms),
		statuses: results[0]?.statuses ?? {},
	};
}

/** One figure with its goal, as a line; the benchmark fails when a goal is missed. */
export type Figure = { name: string; value: number; goal: number; isAtLeast: boolean; unit: string; about: string };

export const ratio = (name: string, value: number, goal: number, about: string): Figure => ({
	name,
	value,
	goal,
	isAtLeast: true,
	unit: "×",
	about,
});
export const atMost = (name: string, value: number, goal: number, unit: string, about: string): Figure => ({
	name,
	value,
	goal,
	isAtLeast: false,
	unit,
	about,
});
export const isMet = ({ value, goal, isAtLeast }: Figure): boolean => (isAtLeast ? value >= goal : value <= goal);

export function figureLine(figure: Figure): string {
	const { name, value, goal, isAtLeast, unit, about } = figure;
	const shown = value >= 100 ? Math.round(value).toString() : value.toFixed(value < 1 ? 3 : 2);
	return `${isMet(figure) ? "✓" : "✗"} ${name.padEnd(44)} ${shown.padStart(8)} ${unit.padEnd(3)} ${isAtLeast ? "≥" : "≤"} ${goal}  ${about}`;
}
