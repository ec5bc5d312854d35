import { useFormats } from "@baize/platform-backoffice";
import { Box, ToggleButton, ToggleButtonGroup } from "@mui/material";
import { IconArrowBackUp, IconArrowForwardUp, IconHeading, IconLink, IconList, IconPilcrow } from "@tabler/icons-react";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import type { ComponentType } from "react";
import { LinkPicker } from "../form/LinkPicker.tsx";
import { NODES } from "./blocks.ts";

type Tool = { name: string; icon: ComponentType<{ size: number }>; node?: string; run(editor: Editor): void };

const TOOLS: readonly Tool[] = [
	{
		name: "paragraph",
		icon: IconPilcrow,
		node: NODES.paragraph,
		run: (editor) => editor.chain().focus().clearNodes().run(),
	},
	{
		name: "heading",
		icon: IconHeading,
		node: NODES.heading,
		run: (editor) => editor.chain().focus().clearNodes().setHeading({ level: 2 }).run(),
	},
	{ name: "list", icon: IconList, node: NODES.list, run: (editor) => editor.chain().focus().toggleBulletList().run() },
	{
		name: "link",
		icon: IconLink,
		node: NODES.link,
		run: (editor) => editor.chain().focus().clearNodes().setNode(NODES.link, { link: "/" }).run(),
	},
	{ name: "undo", icon: IconArrowBackUp, run: (editor) => editor.chain().focus().undo().run() },
	{ name: "redo", icon: IconArrowForwardUp, run: (editor) => editor.chain().focus().redo().run() },
];

/** What the lines that are selected become; below a link, where it leads. */
export function TextTools({ editor, label }: { editor: Editor; label: string }) {
	const { t } = useFormats();
	const { current, link } = useEditorState({ editor, selector: ({ editor: shown }) => stateOf(shown) });
	return (
		<Box sx={{ p: 0.5, borderBottom: 1, borderColor: "divider" }}>
			<ToggleButtonGroup
				size="small"
				aria-label={t("entries.editor.tools", { label })}
				value={current}
				sx={{ flexWrap: "wrap" }}
			>
				{TOOLS.map(({ name, icon: Icon, node, run }) => (
					<ToggleButton
						key={name}
						value={node ?? name}
						aria-label={t(`entries.editor.${name}`)}
						title={t(`entries.editor.${name}`)}
						sx={{ border: 0, minWidth: 40 }}
						onClick={() => run(editor)}
					>
						<Icon size={18} />
					</ToggleButton>
				))}
			</ToggleButtonGroup>
			{current.includes(NODES.link) && (
				<Box sx={{ p: 1 }}>
					<LinkPicker
						schema={{ "x-form": "link" }}
						label={t("entries.editor.leadsTo")}
						place=""
						value={link}
						isRequired
						onChange={(next) => editor.commands.updateAttributes(NODES.link, { link: next })}
					/>
				</Box>
			)}
		</Box>
	);
}

function stateOf(editor: Editor): { current: string[]; link: string } {
	const active = [NODES.heading, NODES.list, NODES.link].filter((node) => editor.isActive(node));
	return {
		current: active.length > 0 ? active : [NODES.paragraph],
		link: String(editor.getAttributes(NODES.link).link ?? ""),
	};
}
