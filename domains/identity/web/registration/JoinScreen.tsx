import { pages, pathIn } from "@baize/platform-paths";
import { PageHead, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext } from "@baize/platform-web/page";
import { useState } from "react";
import { redirect } from "react-router";
import { type RegistrationForm, readRegistrationForm } from "../../contract/index.ts";
import { useIdentityTexts } from "../texts.ts";
import { CheckMail } from "./CheckMail.tsx";
import { JoinForm } from "./JoinForm.tsx";

type Props = { form: RegistrationForm; showsMailbox: boolean };

export async function loadJoin(context: PageContext): Promise<Props> {
	if (context.viewer) throw redirect(pathIn(context.locale, pages.lobby));
	return { form: await context.call(readRegistrationForm, {}), showsMailbox: !context.isProduction };
}

/** The form, and once it was accepted, what to do next. */
export function JoinScreen({ form, showsMailbox }: Props) {
	const t = useIdentityTexts();
	const path = useSitePath();
	const [sentTo, setSentTo] = useState<string>();
	if (sentTo) return <CheckMail email={sentTo} showsMailbox={showsMailbox} />;
	return (
		<section className="mx-auto grid max-w-[36rem] gap-5 px-3.5 py-8 md:py-12">
			<PageHead title={t("join.title")} description={t("join.description")} />
			<header className="grid gap-2">
				<h1 className="text-3xl">{t("join.title")}</h1>
				<p className="text-ink-muted">{t("join.intro")}</p>
			</header>
			<Panel>
				<JoinForm form={form} onSent={setSentTo} />
			</Panel>
			<p className="text-center text-ink-muted">
				{t("join.haveAccount")}{" "}
				<a className="inline-flex min-h-11 items-center font-semibold text-ink underline" href={path(pages.login)}>
					{t("join.logIn")}
				</a>
			</p>
		</section>
	);
}
