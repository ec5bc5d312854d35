import { reportNotMe } from "@baize/identity/contract";
import { useRefusalText } from "@baize/identity/web";
import { pages } from "@baize/platform-paths";
import { ActionGroup, Button, Notice, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { PageContext, PageRequest } from "@baize/platform-web/page";
import { useCall } from "@baize/platform-web/reads";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useAccountTexts } from "../texts.ts";

export const loadNotMe = (_context: PageContext, { url }: PageRequest): { token: string } => ({
	token: url.searchParams.get("token") ?? "",
});

const INVALID = "NOT_ME_INVALID";
const STEPS = ["sessions", "payouts", "email", "password"] as const;

/** The page of the link in a notice. Opening it changes nothing; the button does. */
export function NotMeScreen({ token }: { token: string }) {
	const t = useAccountTexts();
	const report = useCall(reportNotMe);
	const [done, setDone] = useState<{ email: string; isRestorable: boolean }>();
	async function send(): Promise<void> {
		const answer = await report.run({ body: { token } });
		if (answer) setDone(answer);
	}
	return (
		<section className="mx-auto grid max-w-[32rem] gap-5 px-3.5 py-8 md:py-14">
			<title>{`${t("notMe.title")} · Baize`}</title>
			<meta name="robots" content="noindex" />
			{done ? (
				<Secured {...done} />
			) : (
				<>
					<h1 className="text-3xl">{t("notMe.title")}</h1>
					<Panel>
						<div className="grid gap-4">
							<p>{t("notMe.intro")}</p>
							<ul className="grid list-disc gap-1.5 ps-5">
								{STEPS.map((step) => (
									<li key={step}>{t(`notMe.steps.${step}`)}</li>
								))}
							</ul>
							<Failed error={report.error} />
							{report.error?.code !== INVALID && (
								<>
									<Button wide icon="shield-lock" pending={report.pending} onClick={() => void send()}>
										{t("notMe.submit")}
									</Button>
									<p className="text-sm text-ink-muted">{t("notMe.wasMe")}</p>
								</>
							)}
						</div>
					</Panel>
				</>
			)}
		</section>
	);
}

/** A link that is too old: what can be done without it. */
function Failed({ error }: { error: ReturnType<typeof useCall<typeof reportNotMe>>["error"] }) {
	const t = useAccountTexts();
	const path = useSitePath();
	const errorText = useRefusalText();
	if (!error) return null;
	const ways: ReactNode = error.code === INVALID && (
		<ActionGroup>
			<Button href={path(pages.recover)}>{t("notMe.recover")}</Button>
			<Button look="secondary" href={path(pages.help)}>
				{t("notMe.write")}
			</Button>
		</ActionGroup>
	);
	return (
		<Notice tone="danger" live actions={ways}>
			{errorText(error)}
		</Notice>
	);
}

/** What happens next. The heading takes the focus, because it replaces the button. */
function Secured({ email, isRestorable }: { email: string; isRestorable: boolean }) {
	const t = useAccountTexts();
	const path = useSitePath();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const shown = { email: () => <bdi className="font-semibold break-all">{email}</bdi> };
	return (
		<>
			<h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
				{t("notMe.doneTitle")}
			</h1>
			<Panel>
				<div className="grid gap-4">
					<p>{t("notMe.done")}</p>
					<p>{t.rich(isRestorable ? "notMe.next" : "notMe.wait", shown)}</p>
					<p>{t("notMe.later")}</p>
					<ActionGroup>
						<Button look="secondary" href={path(pages.help)}>
							{t("notMe.write")}
						</Button>
					</ActionGroup>
				</div>
			</Panel>
		</>
	);
}
