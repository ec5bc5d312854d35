import { Button } from "@baize/platform-web";
import { useEffect, useState } from "react";
import { useReferralTexts } from "./texts.ts";
import { useCopy } from "./use-copy.ts";

/** The link to read, to copy, and, where the device can, to share. */
export function OwnLink({ link, privacy }: { link: string; privacy: string }) {
	const t = useReferralTexts();
	const { status, copy } = useCopy(link);
	const canShare = useCanShare();
	// A player who closes the device's dialog has not failed.
	const share = (): void => void navigator.share({ title: t("invite.shared"), url: link }).catch(() => {});
	return (
		<div className="grid gap-3">
			<p dir="ltr" className="rounded-control border border-hairline bg-surface-2 px-4 py-3 break-all select-all">
				{link}
			</p>
			<div className="flex flex-wrap items-center gap-3">
				<Button icon="copy" onClick={copy}>
					{t("invite.copy")}
				</Button>
				{canShare && (
					<Button look="secondary" icon="share" onClick={share}>
						{t("invite.share")}
					</Button>
				)}
				<span role="status" className="text-sm text-ink-muted">
					{status ? t(`invite.${status}`) : ""}
				</span>
			</div>
			<p className="text-sm text-ink-muted">{privacy}</p>
		</div>
	);
}

/** Only the browser knows, so the button comes once the page runs. */
function useCanShare(): boolean {
	const [canShare, setCanShare] = useState(false);
	useEffect(() => setCanShare("share" in navigator), []);
	return canShare;
}
