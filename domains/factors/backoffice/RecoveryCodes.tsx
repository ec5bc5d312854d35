import { Alert, Box, Button, Stack, Typography } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "react-admin";

/** The recovery codes, shown once, with buttons to copy, to download and to confirm that they are stored. */
export function RecoveryCodes({ codes, onStored }: { codes: readonly string[]; onStored(): void }) {
	const t = useTranslate();
	const heading = useRef<HTMLHeadingElement>(null);
	const [isCopied, setCopied] = useState(false);
	useEffect(() => heading.current?.focus(), []);
	const text = `${t("secondFactor.codes.fileTitle")}\n\n${codes.join("\n")}\n`;
	// If the browser refuses to copy, the codes stay on the page to be read.
	const copy = (): void =>
		void navigator.clipboard.writeText(text).then(
			() => setCopied(true),
			() => {},
		);
	return (
		<Stack spacing={2}>
			<Typography component="h2" variant="h6" ref={heading} tabIndex={-1} sx={{ outline: "none" }}>
				{t("secondFactor.codes.title")}
			</Typography>
			<Alert severity="warning">{t("secondFactor.codes.text")}</Alert>
			<Box
				component="ol"
				dir="ltr"
				sx={{
					listStyle: "none",
					m: 0,
					p: 0,
					display: "grid",
					gap: 1,
					gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
				}}
			>
				{codes.map((code) => (
					<Box
						component="li"
						key={code}
						sx={{ border: 1, borderColor: "divider", borderRadius: 1, p: 1, textAlign: "center" }}
					>
						<code>{code}</code>
					</Box>
				))}
			</Box>
			<Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
				<Button variant="outlined" onClick={copy}>
					{t("secondFactor.codes.copy")}
				</Button>
				<Button variant="outlined" onClick={() => download(text)}>
					{t("secondFactor.codes.download")}
				</Button>
			</Stack>
			<Typography role="status" variant="body2" sx={{ "&:empty": { display: "none" } }}>
				{isCopied && t("secondFactor.codes.copied")}
			</Typography>
			<Button variant="contained" size="large" onClick={onStored}>
				{t("secondFactor.codes.kept")}
			</Button>
		</Stack>
	);
}

function download(text: string): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
	link.download = "baize-office-recovery-codes.txt";
	link.click();
	// The download has started by then. Revoking frees the codes, so that they do not stay in memory as long as the page.
	setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
