import { pages } from "@baize/platform-paths";
import { Button, Notice } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { Block } from "../contract/index.ts";
import { useMissionsTexts } from "./texts.ts";

const WAYS_OUT = { ageUnverified: pages.verificationSteps, consentMissing: pages.messages } as const;

/** Why the player cannot join, and the way out where there is one. */
export function BlockNotice({ block }: { block: Block }) {
	const t = useMissionsTexts();
	const path = useSitePath();
	const way = (block === "ageUnverified" || block === "consentMissing") && (
		<Button look="secondary" size="s" href={path(WAYS_OUT[block])}>
			{t(`ways.${block}`)}
		</Button>
	);
	return <Notice actions={way}>{t(`blocks.${block}`)}</Notice>;
}
