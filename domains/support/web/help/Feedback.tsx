import { pages } from "@baize/platform-paths";
import { Button } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useState } from "react";
import { useSupportTexts } from "../texts.ts";

/** Whether an article has answered the question: yes is thanked for, no shows the other ways to an answer. NAV-06 */
export function Feedback() {
	const t = useSupportTexts();
	const path = useSitePath();
	const [answer, give] = useState<"yes" | "no">();
	return (
		<div className="border-t border-hairline pt-5">
			{answer === undefined && (
				<fieldset className="flex flex-wrap items-center gap-3">
					<legend className="float-start text-ink-muted">{t("help.feedback.question")}</legend>
					<Button look="secondary" size="s" icon="thumb-up" onClick={() => give("yes")}>
						{t("help.feedback.yes")}
					</Button>
					<Button look="secondary" size="s" icon="thumb-down" onClick={() => give("no")}>
						{t("help.feedback.no")}
					</Button>
				</fieldset>
			)}
			<div role="status" className="grid gap-3 empty:hidden">
				{answer === "yes" && <p>{t("help.feedback.thanks")}</p>}
				{answer === "no" && (
					<>
						<p>{t("help.feedback.sorry")}</p>
						<div className="flex flex-wrap gap-2.5">
							<Button size="s" icon="mail" href={path(pages.contact)}>
								{t("help.contact.go")}
							</Button>
							<Button size="s" look="secondary" icon="search" href={path(pages.help)}>
								{t("help.feedback.searchAgain")}
							</Button>
						</div>
					</>
				)}
			</div>
		</div>
	);
}
