import { useFormats } from "@baize/platform-backoffice";
import { Box, FormHelperText } from "@mui/material";
import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import type { Body } from "../../../contract/index.ts";
import { type InputProps, useForm } from "../form/use-form.ts";
import { bodyOf, documentOf, wordsIn } from "./blocks.ts";
import { EXTENSIONS } from "./extensions.ts";
import { TextTools } from "./TextTools.tsx";

/** Rich text, written as it will look and stored as blocks. */
export function RichText({ label, place, value, onChange }: InputProps) {
	const { t } = useFormats();
	const { isReadOnly, issues } = useForm();
	const body = (value ?? []) as Body;
	const isWrong = issues.some(({ field }) => field.startsWith(place));
	// The editor is made once, and calls what the newest rendering has given.
	const latest = useRef(onChange);
	latest.current = onChange;
	const written = useRef(body);
	const editor = useEditor({
		extensions: EXTENSIONS,
		content: documentOf(body),
		// The page's policy takes no styles without its nonce: they stand below.
		injectCSS: false,
		editorProps: { attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label, dir: "auto" } },
		onUpdate({ editor: changed }) {
			written.current = bodyOf(changed.getJSON());
			latest.current(written.current);
		},
	});
	useEffect(() => {
		if (!editor || isSame(body, written.current)) return;
		// It was not written here: another text was opened.
		written.current = body;
		editor.commands.setContent(documentOf(body), { emitUpdate: false });
	}, [body, editor]);
	useEffect(() => editor?.setEditable(!isReadOnly, false), [editor, isReadOnly]);
	return (
		<Box>
			<Box sx={{ color: "text.secondary", mb: 0.5 }}>{label}</Box>
			<Box sx={FRAME}>
				{editor && <TextTools editor={editor} label={label} />}
				<EditorContent editor={editor} />
			</Box>
			<FormHelperText error={isWrong}>
				{isWrong ? t("entries.issues.other") : t("entries.editor.words", { smart_count: wordsIn(body) })}
			</FormHelperText>
		</Box>
	);
}

const isSame = (one: Body, other: Body): boolean => JSON.stringify(one) === JSON.stringify(other);

const FRAME = {
	border: 1,
	borderColor: "divider",
	borderRadius: 1,
	"& .ProseMirror": {
		minHeight: "10rem",
		p: 2,
		whiteSpace: "break-spaces",
		overflowWrap: "anywhere",
		fontVariantLigatures: "none",
	},
	"& .ProseMirror:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: -2 },
	"& .ProseMirror > *": { mt: 0, mb: 1.5 },
	"& .ProseMirror li > p": { m: 0 },
	"& .ProseMirror h2": { typography: "h6" },
	"& .ProseMirror [data-link]": { color: "primary.main", textDecoration: "underline" },
	"& .ProseMirror [data-link]::after": {
		content: '"  " attr(data-link)',
		color: "text.secondary",
		fontFamily: "monospace",
		display: "inline-block",
		paddingInlineStart: 1,
	},
} as const;
