import { pages } from "@baize/platform-paths";
import { Button, Notice } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { SaferPlayState } from "../contract/schemas.ts";
import { useSaferPlayTexts } from "./texts.ts";
import { useWhenText } from "./use-formats.ts";

/** The active break, until when it lasts, and what the player can do meanwhile. */
export function RestrictionNotice({ restriction }: Pick<SaferPlayState, "restriction">) {
	const t = useSaferPlayTexts();
	const path = useSitePath();
	const whenText = useWhenText();
	if (!restriction) return null;
	const { kind, untilMs, isCarried } = restriction;
	const when = untilMs === null ? "" : whenText(untilMs, kind === "EXCLUDED");
	const ownText = untilMs === null ? t("exclusion.permanent") : t("exclusion.stands", { when });
	const exclusionText = isCarried ? t("exclusion.carried") : ownText;
	const actions = (
		<>
			<Button look="secondary" size="s" href={path(pages.withdraw)}>
				{t("exclusion.withdraw")}
			</Button>
			{isCarried && (
				<Button look="secondary" size="s" href={path(pages.help)}>
					{t("exclusion.write")}
				</Button>
			)}
		</>
	);
	return (
		<div data-shows-status>
			<Notice tone="info" actions={actions}>
				{kind === "TIMED_OUT" ? t("break.stands", { when }) : exclusionText}
			</Notice>
		</div>
	);
}
