import { parseSync, Visitor } from "oxc-parser";
import { lineOf, type SourceFile } from "./files.ts";

/** Components that players see. The gallery shows them to developers. */
const COMPONENT =
	/^(domains\/[^/]+\/web|platform\/web|apps\/site)\/(?!gallery\/|app\/routes\/content\/components\.tsx$).*(?<!\.test)\.tsx$/;
/** Attributes that readers see or hear. */
const READ = new Set(["aria-label", "aria-description", "title", "alt", "placeholder", "label", "hint", "summary"]);
/** A word, where the name of the site is none to translate. */
const WORD = /(?!Baize\b)\p{L}{2,}/u;

/** Texts that are written in a component, where only the English reader would understand them. */
export function literalTexts({ path, text }: SourceFile): string[] {
	if (!COMPONENT.test(path)) return [];
	const found: string[] = [];
	const add = (literal: string, at: number): void => {
		if (WORD.test(literal.replaceAll("Baize", ""))) found.push(`${path}:${lineOf(text, at)} ${literal.trim()}`);
	};
	const addValue = (node: { type: string; start: number }): void => {
		if (node.type === "Literal" && typeof (node as { value?: unknown }).value === "string")
			add((node as unknown as { value: string }).value, node.start);
		if (node.type === "TemplateLiteral")
			for (const { value, start } of (node as unknown as { quasis: { value: { raw: string }; start: number }[] })
				.quasis)
				add(value.raw, start);
	};
	const contents = (children: readonly { type: string; start: number }[]): void => {
		for (const child of children)
			if (child.type === "JSXExpressionContainer")
				addValue((child as unknown as { expression: typeof child }).expression);
	};
	new Visitor({
		JSXText: ({ value, start }) => add(value, start),
		JSXElement: ({ children }) => contents(children),
		JSXFragment: ({ children }) => contents(children),
		JSXAttribute({ name, value }) {
			if (!value || name.type !== "JSXIdentifier" || !READ.has(name.name)) return;
			addValue(value.type === "JSXExpressionContainer" ? value.expression : value);
		},
	}).visit(parseSync(path, text).program);
	return found;
}
