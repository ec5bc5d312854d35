import { ActionGroup, Button, Notice, Panel } from "@baize/platform-web";
import { useEffect, useRef } from "react";
import { useFactorsTexts } from "../texts.ts";
import { copyText } from "./copy-text.ts";

/** The recovery codes, shown once, with buttons to copy, to download and to confirm that they are stored. */
export function RecoveryCodes({ codes, onStored }: { codes: readonly string[]; onStored(): void }) {
	const t = useFactorsTexts();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const text = `${t("recovery.fileTitle")}\n\n${codes.join("\n")}\n`;
	return (
		<Panel>
			<div className="grid gap-4">
				<h2 ref={heading} tabIndex={-1} className="text-xl">
					{t("recovery.title")}
				</h2>
				<Notice tone="warning">{t("recovery.text")}</Notice>
				<ol className="tabular grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2" dir="ltr">
					{codes.map((code) => (
						<li
							key={code}
							className="rounded-control border border-hairline bg-surface-2 px-3 py-2 text-center font-semibold"
						>
							<code>{code}</code>
						</li>
					))}
				</ol>
				<ActionGroup>
					<Button look="secondary" icon="copy" onClick={() => void copyText(text, t("recovery.copied"))}>
						{t("recovery.copy")}
					</Button>
					<Button look="secondary" icon="download" onClick={() => download(text)}>
						{t("recovery.download")}
					</Button>
				</ActionGroup>
				<Button wide onClick={onStored}>
					{t("recovery.kept")}
				</Button>
			</div>
		</Panel>
	);
}

function download(text: string): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
	link.download = "baize-recovery-codes.txt";
	link.click();
	// The download has started by then. Revoking frees the codes, so that they do not stay in memory as long as the page.
	setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
