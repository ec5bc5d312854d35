import { type Node, nodesIn, scan, statementsOf } from "../vite/syntax.ts";
import { lineOf, type SourceFile } from "./files.ts";

/** Components that players see. The gallery shows them to developers. */
const COMPONENT =
	/^(domains\/[^/]+\/web|platform\/web|apps\/site)\/(?!gallery\/|app\/routes\/content\/components\.tsx$).*(?<!\.test)\.tsx$/;
/** Attributes that readers see, or their screen readers speak. */
const READ = new Set(["aria-label", "aria-description", "title", "alt", "placeholder", "label", "hint", "summary"]);
/** A word, where the name of the site is none to translate. */
const WORD = /(?!Baize\b)\p{L}{2,}/u;

const IN_ELEMENT = new Set(["JSXElement", "JSXFragment"]);

/** Texts that are written in a component, where only the English reader would understand them. */
export function literalTexts({ path, text }: SourceFile): string[] {
	if (!COMPONENT.test(path)) return [];
	return statementsOf(path, text)
		.flatMap((statement) => [...scan(statement)])
		.flatMap(readIn)
		.flatMap((node) => wordsIn(node).map((literal) => [node.start, literal] as const))
		.filter(([, literal]) => WORD.test(literal.replaceAll("Baize", "")))
		.map(([start, literal]) => `${path}:${lineOf(text, start)} ${literal.trim()}`);
}

/** What of a node readers see, or their screen readers speak. */
function readIn(node: Node): Node[] {
	if (IN_ELEMENT.has(node.type))
		return (node.children as Node[]).filter(({ type }) => type === "JSXText" || type === "JSXExpressionContainer");
	const { name, value } = node as { name?: { name?: unknown }; value?: Node | null };
	return node.type === "JSXAttribute" && value && READ.has(String(name?.name)) ? [value] : [];
}

function wordsIn(node: Node): string[] {
	if (node.type === "JSXExpressionContainer") return wordsIn(node.expression as Node);
	if (node.type === "TemplateLiteral") return nodesIn(node).map(({ value }) => (value as { raw?: string })?.raw ?? "");
	return typeof node.value === "string" ? [node.value] : [];
}
