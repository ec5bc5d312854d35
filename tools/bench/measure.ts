import { spawn } from "node:child_process";
import type { LoadResult, LoadWish } from "./load.ts";

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

/** Loads an address from another process and says how much was answered. */
export function measure(wish: Partial<LoadWish> & Pick<LoadWish, "port" | "requests">): Promise<LoadResult> {
	const whole: LoadWish = { connections: 32, seconds: 5, warmUpSeconds: 2, ...wish };
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
export const most = (name: string, value: number, goal: number, unit: string, about: string): Figure => ({
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
