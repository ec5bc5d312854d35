import { useLocale } from "@baize/platform-web/i18n";
import { useViewer } from "@baize/platform-web/page";
import { CallError } from "@baize/platform-web/reads";
import { useEffect, useRef, useState } from "react";
import type { Side } from "../../contract/document.ts";
import { sendFile } from "./send-file.ts";

/** The upload state of one side. `preview` shows the chosen file from the browser's memory. */
export type SideState = {
	state: "none" | "sending" | "uploaded" | "refused";
	percent: number;
	preview?: string;
	error?: CallError;
};

const NONE: SideState = { state: "none", percent: 0 };

/** The pictures of a document, each uploaded as soon as it is chosen. Earlier uploads remain. */
export function useSides(uploaded: readonly Side[]) {
	const viewer = useViewer();
	const locale = useLocale();
	const [sides, setSides] = useState<Partial<Record<Side, SideState>>>(() =>
		Object.fromEntries(uploaded.map((side) => [side, { state: "uploaded", percent: 100 }])),
	);
	const underWay = useRef<Partial<Record<Side, AbortController>>>({});
	const previews = useRef<string[]>([]);
	useEffect(
		() => () => {
			for (const url of previews.current) URL.revokeObjectURL(url);
		},
		[],
	);

	const change = (side: Side, next: SideState): void => setSides((before) => ({ ...before, [side]: next }));

	async function choose(side: Side, file: File): Promise<void> {
		if (!viewer) return;
		underWay.current[side]?.abort();
		const own = new AbortController();
		underWay.current[side] = own;
		const { signal } = own;
		const preview = URL.createObjectURL(file);
		previews.current.push(preview);
		change(side, { state: "sending", percent: 0, preview });
		const onPercent = (percent: number): void => {
			if (!signal.aborted) change(side, { state: "sending", percent, preview });
		};
		try {
			await sendFile({ handle: viewer.handle, side, file, locale, onPercent }, signal);
			if (!signal.aborted) change(side, { state: "uploaded", percent: 100, preview });
		} catch (thrown) {
			if (signal.aborted) return;
			if (!(thrown instanceof CallError)) throw thrown;
			change(side, { state: "refused", percent: 0, preview, error: thrown });
		}
	}

	return { of: (side: Side): SideState => sides[side] ?? NONE, choose };
}
