import { Button, EmptyState } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useCashierTexts } from "./texts.ts";

/** An operator has closed this part for the time being: what is safe meanwhile, and the way on. */
export function ClosedState({ title, text }: { title: string; text: string }) {
	const t = useCashierTexts();
	const path = useSitePath();
	return (
		<EmptyState icon="hourglass" title={title} actions={<Button href={path("/")}>{t("outcome.play")}</Button>}>
			{text}
		</EmptyState>
	);
}
