import type { JSONContent } from "@tiptap/core";
import type { Block, Body } from "../../../contract/index.ts";

/** The names of the nodes in the document that is edited. */
export const NODES = {
	paragraph: "paragraph",
	heading: "heading",
	list: "bulletList",
	item: "listItem",
	link: "linkBlock",
} as const;

/** The document that an editor writes in, of an entry's blocks. */
export const documentOf = (body: Body): JSONContent => ({
	type: "doc",
	content: body.length === 0 ? [{ type: NODES.paragraph }] : body.map(nodeOf),
});

function nodeOf(block: Block): JSONContent {
	if (block.kind === "list")
		return {
			type: NODES.list,
			content: block.items.map((item) => ({ type: NODES.item, content: [withText(NODES.paragraph, item)] })),
		};
	if (block.kind === "heading") return { ...withText(NODES.heading, block.text), attrs: { level: 2 } };
	if (block.kind === "link") return { ...withText(NODES.link, block.text), attrs: { link: block.link } };
	return withText(NODES.paragraph, block.text);
}

const withText = (type: string, text: string): JSONContent =>
	text === "" ? { type } : { type, content: [{ type: "text", text }] };

/** The blocks of a document; empty lines are left out. */
export const bodyOf = (document: JSONContent): Body => (document.content ?? []).flatMap(blocksOf);

function blocksOf(node: JSONContent): Block[] {
	if (node.type === NODES.list) {
		const items = (node.content ?? []).map(textOf).filter(Boolean);
		return items.length === 0 ? [] : [{ kind: "list", items }];
	}
	const text = textOf(node);
	if (text === "") return [];
	if (node.type === NODES.heading) return [{ kind: "heading", text }];
	if (node.type === NODES.link) return [{ kind: "link", text, link: String(node.attrs?.link ?? "") }];
	return [{ kind: "paragraph", text }];
}

const textOf = ({ text = "", content = [] }: JSONContent): string => (text + content.map(textOf).join("")).trim();

/** How many words a text has, for its length. */
export const wordsIn = (body: Body): number =>
	body
		.flatMap((block) => (block.kind === "list" ? block.items : [block.text]))
		.join(" ")
		.match(/\S+/g)?.length ?? 0;
