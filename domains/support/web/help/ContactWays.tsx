import { useFlag } from "@baize/flags/web";
import { pages } from "@baize/platform-paths";
import { Button, Icon } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useSupportTexts } from "../texts.ts";

/** At the end of every page of the help: a person answers. */
export function ContactWays() {
	const t = useSupportTexts();
	const path = useSitePath();
	const isChatOn = useFlag("liveChat");
	return (
		<section className="flex flex-wrap items-center justify-between gap-4 rounded-panel bg-surface-1 p-5">
			<div className="flex items-center gap-4">
				<span className="grid rounded-pill bg-surface-2 p-3 text-xl text-accent-ink">
					<Icon name="mail" />
				</span>
				<div>
					<h2 className="text-lg">{t("help.contact.title")}</h2>
					<p className="text-ink-muted">{t("help.contact.text")}</p>
				</div>
			</div>
			<div className="flex flex-wrap gap-2">
				{isChatOn && (
					<Button look="secondary" icon="message" href={path(pages.contact)} open-live-chat="">
						{t("help.contact.chat")}
					</Button>
				)}
				<Button look="secondary" href={path(pages.contact)}>
					{t("help.contact.go")}
				</Button>
			</div>
		</section>
	);
}
