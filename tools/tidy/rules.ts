import type { SourceFile } from "./files.ts";

export type Fault = { path: string; line: number; what: string };

const MAX_FILE_LINES = 400;
/** Long by their nature: a table of data, not a thing to read from top to bottom. */
const DATA_FILE = /(\.data\.ts|\.gen\.ts|\/seeds\/[^/]+\.ts|\/texts\/[a-z]{2}\.ts)$/;

const FORBIDDEN_WORDS: [RegExp, string][] = [
	[/\b(TODO|FIXME|HACK)\b/, "unfinished work is not committed"],
	[/\bfor now\b|\bin a real (app|system)\b|\bnot implemented\b/i, "unfinished work is not committed"],
	[/\b(class|type|interface|function|const) \w*(Manager|Helper|Utils|Impl)\b/, "a name that says nothing"],
	[/Math\.random\(\)/, "randomness comes in through a port"],
	[/@ts-(ignore|nocheck|expect-error)/, "the type checker is not to be silenced"],
	[/\b(it|test|describe)\.(only|skip|todo|fixme)\(/, "a test that does not run"],
];

/** A code or cause in an answer may be the name of what every object has ("constructor"). */
const KEYED_BY_ANSWER = /[\w)]\[(\w+\.)*(code|cause|errorCode)\]|\b\w*(code|Code|cause|field) in [A-Z][A-Z_]+\b/;
const PAGE_FILE = /^(domains\/[^/]+\/(web|backoffice)|platform\/web|apps\/(site|backoffice))\/.*(?<!\.test)\.tsx?$/;

/** The jitter of a poll and the load of a benchmark need no secret randomness, and no test sets them. */
const MAY_JITTER = /^(platform\/web\/reads|tools\/bench)\//;
const OWN_RULES = /^tools\/tidy\//;

export function faultsOf(file: SourceFile): Fault[] {
	if (OWN_RULES.test(file.path)) return [];
	return [...tooLong(file), ...wrongWords(file), ...keyedByAnswer(file), ...crossedWalls(file), ...wrongPlaces(file)];
}

const fault = (file: SourceFile, line: number, what: string): Fault => ({ path: file.path, line, what });

function tooLong(file: SourceFile): Fault[] {
	if (file.lines <= MAX_FILE_LINES || DATA_FILE.test(file.path)) return [];
	return [fault(file, file.lines, `${file.lines} lines; the limit is ${MAX_FILE_LINES}: is this two rooms?`)];
}

function wrongWords(file: SourceFile): Fault[] {
	return file.text
		.split("\n")
		.flatMap((text, index) =>
			FORBIDDEN_WORDS.filter(
				([pattern, why]) => pattern.test(text) && !(why.startsWith("randomness") && MAY_JITTER.test(file.path)),
			).map(([, why]) => fault(file, index + 1, why)),
		);
}

function keyedByAnswer(file: SourceFile): Fault[] {
	if (!PAGE_FILE.test(file.path)) return [];
	return file.text
		.split("\n")
		.flatMap((text, index) =>
			KEYED_BY_ANSWER.test(text)
				? [fault(file, index + 1, "an answer's word is the key of a Map, not of an object")]
				: [],
		);
}

const IMPORT = /(?:from|import\()\s*"([^"]+)"/g;

/** The package that a path lies in: a relative import must stay in it, whatever `exports` would have said. */
export function packageOf(path: string): string {
	const [top = "", second = ""] = path.split("/");
	return ["platform", "domains", "apps"].includes(top) ? `${top}/${second}` : top;
}

export function resolveRelative(from: string, to: string): string {
	const parts = from.split("/").slice(0, -1);
	for (const step of to.split("/")) {
		if (step === "..") parts.pop();
		else if (step !== ".") parts.push(step);
	}
	return parts.join("/");
}

// Tools build and check the whole house, so they alone may reach into it.
const MAY_REACH_ANYWHERE = /^(tools|walks|[^/]+\.config\.ts$)/;

function crossedWalls(file: SourceFile): Fault[] {
	if (MAY_REACH_ANYWHERE.test(file.path) || file.path.endsWith("vite.config.ts")) return [];
	const faults: Fault[] = [];
	for (const [, target = ""] of file.text.matchAll(IMPORT)) {
		if (!target.startsWith(".")) continue;
		const reached = resolveRelative(file.path, target);
		if (packageOf(reached) !== packageOf(file.path))
			faults.push(fault(file, 0, `a relative import leaves its package: ${target}`));
		else if (/^domains\/[^/]+\/(web|backoffice)\//.test(file.path) && /^domains\/[^/]+\/server\//.test(reached)) {
			faults.push(fault(file, 0, `a page reaches for the server: ${target}`));
		}
	}
	return faults;
}

function wrongPlaces(file: SourceFile): Fault[] {
	const hasSql = /\bsql`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(file.text);
	const isRoomServer = /^domains\/[^/]+\/server\//.test(file.path);
	if (
		isRoomServer &&
		hasSql &&
		!/(\/store\/|store|auditor|batch|lane|lines|columns)[^/]*\.ts$|\.test\.ts$/.test(file.path)
	) {
		return [fault(file, 0, "a room's SQL stands in its store")];
	}
	return [];
}
