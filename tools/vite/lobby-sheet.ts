import { type AtRule, type Container, parse, type Rule } from "postcss";

/**
 * The part of a stylesheet that the words of some code can refer to: rules of classes that do not stand among the words
 * are left out, and animations and properties that no other rule uses any more. The order of the rest is unchanged.
 */
export function sheetFor(css: string, words: ReadonlySet<string>): string {
	const root = parse(css);
	root.walkComments((comment) => void comment.remove());
	root.walkRules((rule) => {
		if (!isKeyframe(rule)) keep(rule, (selector) => isFor(selector, words));
	});
	removeUnused(root, words);
	removeEmpty(root);
	return root.toString();
}

const isKeyframe = ({ parent }: Rule): boolean => parent?.type === "atrule" && (parent as AtRule).name === "keyframes";

function keep(rule: Rule, isKept: (selector: string) => boolean): void {
	const kept = rule.selectors.filter(isKept);
	if (kept.length === 0) rule.remove();
	else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

const CONDITION = /:(?:is|where|has|not)\((?:[^()]|\([^()]*\))*\)/g;
const CLASS = /\.((?:\\.|[\w-])+)/g;

/** Of a choice such as `:is(.a, .b)` one class is enough; what a rule excludes does not matter. */
function isFor(selector: string, words: ReadonlySet<string>): boolean {
	const isWord = (name: string): boolean => words.has(name);
	const choices = [...selector.matchAll(CONDITION)].map(([text]) => (text.startsWith(":not") ? [] : classesIn(text)));
	return (
		classesIn(selector.replaceAll(CONDITION, "")).every(isWord) &&
		choices.every((names) => names.length === 0 || names.some(isWord))
	);
}

const classesIn = (selector: string): string[] =>
	[...selector.matchAll(CLASS)].map(([, name = ""]) => name.replaceAll(/\\(.)/g, "$1"));

/** Animations, and custom properties that neither a rule nor the code names. */
function removeUnused(root: Container, words: ReadonlySet<string>): void {
	const used = namesIn(root);
	const isUnused = (name: string): boolean => !used.has(name) && !words.has(name);
	root.walkDecls(/^--/, (declaration) => {
		if (isUnused(declaration.prop)) declaration.remove();
	});
	root.walkAtRules(/^(property|keyframes)$/, (rule) => {
		if (isUnused(rule.params)) rule.remove();
	});
}

const NAMES = /[\w-]+/g;

/** Each name that stands in the value of a declaration. */
function namesIn(root: Container): ReadonlySet<string> {
	const found = new Set<string>();
	root.walkDecls(({ value }) => {
		for (const [name] of value.matchAll(NAMES)) found.add(name);
	});
	return found;
}

function removeEmpty(root: Container): void {
	let isDone = false;
	const removeIfEmpty = (node: AtRule | Rule): void => {
		if (node.nodes?.length !== 0 || (node.type === "atrule" && node.name === "layer")) return;
		node.remove();
		isDone = false;
	};
	while (!isDone) {
		isDone = true;
		root.walkRules(removeIfEmpty);
		root.walkAtRules(removeIfEmpty);
	}
}

/** What may be the name of a class in some code: all that stands between quotes and spaces. */
export const wordsIn = (code: string): string[] => code.split(/["'`\s${}]+/);
