import { pages } from "@baize/platform-paths";
import { Button, EmptyState } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useCashierTexts } from "./texts.ts";

/** An operator has closed this part temporarily: what is safe meanwhile, and what the player can do. */
export function ClosedState({ title, text }: { title: string; text: string }) {
	const t = useCashierTexts();
	const path = useSitePath();
	return (
		<EmptyState icon="hourglass" title={title} actions={<Button href={path(pages.lobby)}>{t("outcome.play")}</Button>}>
			{text}
		</EmptyState>
	);
}
