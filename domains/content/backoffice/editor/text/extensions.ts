import { Node } from "@tiptap/core";
import { Document } from "@tiptap/extension-document";
import { Heading } from "@tiptap/extension-heading";
import { BulletList, ListItem } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { UndoRedo } from "@tiptap/extensions";
import { NODES } from "./blocks.ts";

/** A link on a line of its own: its text is edited in place, and where it leads is picked. */
const LinkBlock = Node.create({
	name: NODES.link,
	group: "block",
	content: "text*",
	defining: true,
	addAttributes: () => ({ link: { default: "" } }),
	parseHTML: () => [{ tag: "p[data-link]", getAttrs: (element) => ({ link: element.dataset.link ?? "" }) }],
	renderHTML: ({ node }) => ["p", { "data-link": String(node.attrs.link) }, 0],
});

/** What a text can have: exactly our blocks. What is pasted loses everything else. */
export const EXTENSIONS = [
	Document,
	Text,
	Paragraph,
	Heading.configure({ levels: [2] }),
	BulletList,
	ListItem.extend({ content: "paragraph" }),
	LinkBlock,
	UndoRedo,
];
