import { useState } from "react";

type CopyStatus = "copied" | "notCopied" | undefined;

/** Copies a text, and whether that was possible, for the page to say. */
export function useCopy(text: string): { status: CopyStatus; copy(): void } {
	const [status, setStatus] = useState<CopyStatus>();
	const copy = (): void =>
		void navigator.clipboard.writeText(text).then(
			() => setStatus("copied"),
			() => setStatus("notCopied"),
		);
	return { status, copy };
}
