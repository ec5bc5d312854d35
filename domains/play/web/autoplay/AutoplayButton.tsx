import { Icon, lazyDialog } from "@baize/platform-web";
import { useState } from "react";
import { usePlayTexts } from "../texts.ts";
import type { Autoplay } from "./use-autoplay.ts";

const AutoplayDialog = lazyDialog(() => import("./AutoplayDialog.tsx"));

type AutoplayParts = {
	autoplay: Autoplay;
	stakeMinor: number;
	money(amountMinor: number): string;
	isIdle: boolean;
};

/** Opens the question before several rounds after one press. While they are played, the one button stops them. */
export function AutoplayButton({ autoplay, stakeMinor, money, isIdle }: AutoplayParts) {
	const t = usePlayTexts();
	const [isAsking, ask] = useState(false);
	return (
		<>
			<button
				type="button"
				className="pill max-md:px-3"
				aria-haspopup="dialog"
				disabled={!isIdle || autoplay.progress !== undefined}
				onClick={() => ask(true)}
			>
				<Icon name="player-play" />
				<span className="turbo-label max-md:sr-only">{t("autoplay.button")}</span>
			</button>
			{isAsking && (
				<AutoplayDialog stakeMinor={stakeMinor} money={money} onStart={autoplay.start} onClose={() => ask(false)} />
			)}
		</>
	);
}
