import type { SourceFile } from "./files.ts";
import { pageLiterals } from "./page-literals.ts";

export type Finding = { path: string; line: number; what: string };

const MAX_FILE_LINES = 400;
/** Long by nature: a table of data, not code that is read from top to bottom. */
const DATA_FILE = /(\.data\.ts|\.gen\.ts|\/seeds\/[^/]+\.ts|\/texts\/[a-z]{2}\.ts)$/;

const FORBIDDEN_WORDS: [RegExp, string][] = [
	[/\b(TODO|FIXME|HACK)\b/, "unfinished work is not committed"],
	[/\bfor now\b|\bin a real (app|system)\b|\bnot implemented\b/i, "unfinished work is not committed"],
	[/\b(class|type|interface|function|const) \w*(Manager|Helper|Utils|Impl)\b/, "a name without meaning"],
	[/Math\.random\(\)/, "randomness comes in through a port"],
	[/@ts-(ignore|nocheck|expect-error)/, "the type checker is not to be silenced"],
	[/\b(it|test|describe)\.(only|skip|todo|fixme)\(/, "a test that does not run"],
];

/** A code or cause in an answer may be the name of an inherited property ("constructor"). */
const KEYED_BY_ANSWER = /[\w)]\[(\w+\.)*(code|cause|errorCode)\]|\b\w*(code|Code|cause|field) in [A-Z][A-Z_]+\b/;
const PAGE_FILE =
	/^(domains\/[^/]+\/(web|backoffice)|platform\/(web|backoffice)|apps\/(site|backoffice|legacy))\/.*(?<!\.test)\.tsx?$/;

/** The jitter of a poll and the load of a benchmark need no secret randomness, and no test controls them. */
const MAY_JITTER = /^(platform\/web\/reads|tools\/bench)\//;
const OWN_RULES = /^tools\/tidy\//;

export function findingsOf(file: SourceFile): Finding[] {
	if (OWN_RULES.test(file.path)) return [];
	return [
		...tooLong(file),
		...forbiddenWords(file),
		...keyedByAnswer(file),
		...crossedPackages(file),
		...misplacedSql(file),
		...unnamedDependencies(file),
		...ownSchedule(file),
		...pageLiterals(file).map(({ line, text }) =>
			finding(file, line, `an address of the product is written here: take it from platform/paths: ${text}`),
		),
		...unwatchedPages(file),
	];
}

const finding = (file: SourceFile, line: number, what: string): Finding => ({ path: file.path, line, what });

function tooLong(file: SourceFile): Finding[] {
	if (file.lines <= MAX_FILE_LINES || DATA_FILE.test(file.path)) return [];
	return [finding(file, file.lines, `${file.lines} lines; the limit is ${MAX_FILE_LINES}: split it by purpose`)];
}

function forbiddenWords(file: SourceFile): Finding[] {
	return file.text
		.split("\n")
		.flatMap((text, index) =>
			FORBIDDEN_WORDS.filter(
				([pattern, why]) => pattern.test(text) && !(why.startsWith("randomness") && MAY_JITTER.test(file.path)),
			).map(([, why]) => finding(file, index + 1, why)),
		);
}

function keyedByAnswer(file: SourceFile): Finding[] {
	if (!PAGE_FILE.test(file.path)) return [];
	return file.text
		.split("\n")
		.flatMap((text, index) =>
			KEYED_BY_ANSWER.test(text)
				? [finding(file, index + 1, "a value from an answer must be the key of a Map, not of an object")]
				: [],
		);
}

const IMPORT = /(?:from|import\()\s*"([^"]+)"/g;

/**
 * The package that a path belongs to. A relative import must stay inside it, since `exports` does not restrict relative
 * imports.
 */
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

// Tools build and check the whole repository, so only they may import from anywhere.
const MAY_REACH_ANYWHERE = /^(tools|e2e|[^/]+\.config\.ts$)/;

function crossedPackages(file: SourceFile): Finding[] {
	if (MAY_REACH_ANYWHERE.test(file.path) || file.path.endsWith("vite.config.ts")) return [];
	const findings: Finding[] = [];
	for (const [, target = ""] of file.text.matchAll(IMPORT)) {
		if (!target.startsWith(".")) continue;
		const reached = resolveRelative(file.path, target);
		if (packageOf(reached) !== packageOf(file.path))
			findings.push(finding(file, 0, `a relative import leaves its package: ${target}`));
		else if (/^domains\/[^/]+\/(web|backoffice)\//.test(file.path) && /^domains\/[^/]+\/server\//.test(reached)) {
			findings.push(finding(file, 0, `a page reaches for the server: ${target}`));
		}
	}
	return findings;
}

function misplacedSql(file: SourceFile): Finding[] {
	const hasSql = /\bsql`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(file.text);
	const isDomainServer = /^domains\/[^/]+\/server\//.test(file.path);
	if (isDomainServer && hasSql && !/(\/store\/|store|auditor|batch|columns)[^/]*\.ts$|\.test\.ts$/.test(file.path)) {
		return [finding(file, 0, "a domain's SQL belongs in its store")];
	}
	return [];
}

/** Where modules are opened and connected. */
const OPENS_MODULES = /^(apps\/server\/composition\/|domains\/[^/]+\/server\/module\.ts$)(?!.*\.test\.ts$)/;
/** A test replaces a few dependencies of many, and says which: it spreads the others. */
const FOR_TESTS = /\.(test|spec)\.tsx?$|(^|\/)testing\/|\/(sample|test)-[^/]+\.ts$/;
const OPEN_CALL = /\bopen[A-Z]\w*\(\{/g;
const SPREAD_OF_A_NAME = /\.\.\.[A-Za-z_]/;

/** A spread hands over what is not named, and an object that is filled later hides a cycle. Decision 038. */
function unnamedDependencies(file: SourceFile): Finding[] {
	if (FOR_TESTS.test(file.path)) return [];
	const lineAt = (index: number): number => file.text.slice(0, index).split("\n").length;
	const assigned = OPENS_MODULES.test(file.path) ? file.text.matchAll(/\bObject\.assign\(/g) : [];
	const late = [...assigned].map(({ index }) =>
		finding(file, lineAt(index), "a dependency exists before what needs it: none is filled in later"),
	);
	const spread = [...file.text.matchAll(OPEN_CALL)]
		.filter(({ 0: call, index }) => SPREAD_OF_A_NAME.test(membersAt(file.text, index + call.length)))
		.map(({ index }) => finding(file, lineAt(index), "each dependency of what is opened is named, none is spread"));
	return [...late, ...spread];
}

/** The text of an object literal, from after its brace to the one that closes it, without what its members contain. */
function membersAt(text: string, from: number): string {
	let depth = 1;
	let members = "";
	for (let at = from; at < text.length && depth > 0; at++) {
		const sign = text.charAt(at);
		if ("{[(".includes(sign)) depth++;
		else if ("}])".includes(sign)) depth--;
		else if (depth === 1) members += sign;
	}
	return members;
}

const SCHEDULER = /\b(open)?Scheduler\b|\bscheduler\b[^;]*?\.every\(/;

/** Only the composition plans: the periodic jobs of a domain stand in its manifest, where a reader finds all of them. */
function ownSchedule(file: SourceFile): Finding[] {
	if (!file.path.startsWith("domains/") || !SCHEDULER.test(file.text)) return [];
	return [finding(file, 0, "a domain does not schedule: its periodic jobs are registered by its manifest")];
}

/** Only our own `test` fails on an error in a page. */
function unwatchedPages(file: SourceFile): Finding[] {
	if (!/^e2e\/.*\.spec\.ts$/.test(file.path) || !file.text.includes('from "@playwright/test"')) return [];
	return [finding(file, 0, "an end-to-end test imports from support/test.ts, whose test watches the pages")];
}
