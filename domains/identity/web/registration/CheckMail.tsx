import { addressOf, serverPages } from "@baize/platform-paths";
import { Panel } from "@baize/platform-web";
import { useEffect, useRef } from "react";
import { useIdentityTexts } from "../texts.ts";
import { ResendButton } from "./ResendButton.tsx";

/** What to do after the form was sent. The heading takes the focus, because it replaces the form. */
export function CheckMail({ email, showsMailbox }: { email: string; showsMailbox: boolean }) {
	const t = useIdentityTexts();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		heading.current?.focus();
		scrollTo({ top: 0 });
	}, []);
	return (
		<section className="mx-auto grid max-w-[28rem] gap-5 px-3.5 py-8 md:py-14">
			<title>{`${t("checkMail.title")} · Baize`}</title>
			<h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
				{t("checkMail.title")}
			</h1>
			<Panel className="grid">
				<div className="grid justify-items-start gap-4">
					<p className="text-lg">
						{t.rich("checkMail.sent", { email: () => <bdi className="font-semibold break-all">{email}</bdi> })}
					</p>
					<p className="text-ink-muted">{t("checkMail.spam")}</p>
					<ResendButton email={email} />
					{showsMailbox && (
						<a
							className="inline-flex min-h-11 items-center underline"
							href={addressOf(serverPages.mailbox, { to: email })}
						>
							{t("checkMail.developer")}
						</a>
					)}
				</div>
			</Panel>
		</section>
	);
}
