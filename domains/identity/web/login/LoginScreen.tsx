import { pages, pathIn } from "@baize/platform-paths";
import { lazyPart, Notice, PageHead, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { type PageContext, type PageRequest, safeDestination } from "@baize/platform-web/page";
import { useEffect } from "react";
import { redirect } from "react-router";
import { describeSession } from "../../contract/login/login-calls.ts";
import type { SessionEnd } from "../../contract/login/login-schemas.ts";
import { forgetSession } from "./forget-session.ts";
import { LoginForm } from "./LoginForm.tsx";
import { issuesOfForm } from "./login-cause.ts";
import { useLoginTexts } from "./texts.ts";
import { useSignIn } from "./use-sign-in.ts";

type Props = { destination: string | null; ended: SessionEnd | null };

/** A player who is signed in already goes on. The destination is a path of this site or none. */
export async function loadLogin(context: PageContext, { url }: PageRequest): Promise<Props> {
	const destination = safeDestination(url.searchParams.get("destination"), "") || null;
	if (context.viewer) throw redirect(destination ?? pathIn(context.locale, pages.lobby));
	return { destination, ended: (await context.call(describeSession, {})).ended ?? null };
}

// Few logins need a further step, so its code is loaded when one comes.
const ExtraStep = lazyPart(() => import("./ExtraStep.tsx"), { waiting: <div className="min-h-48" /> });
const LoginProblem = lazyPart(async () => ({ default: (await import("./LoginProblem.tsx")).LoginProblem }));

export function LoginScreen({ destination, ended }: Props) {
	const t = useLoginTexts();
	const path = useSitePath();
	const { submit, submitPasskey, prove, startAgain, forgetProblem, pending, problem, step, isSolving, widget } =
		useSignIn(destination);
	useForgottenEnd(ended);
	return (
		<section className="mx-auto grid max-w-[28rem] gap-5 px-3.5 py-8 md:py-14">
			<PageHead title={t("page.title")} description={t("page.description")} />
			<h1 className="text-3xl">{step ? t("step.title") : t("page.title")}</h1>
			{ended && !step && !problem && <Notice tone="info">{t(`ended.${ended}`)}</Notice>}
			<Panel>
				{step && <ExtraStep step={step} onProof={prove} onBack={startAgain} />}
				{/* The form keeps what was typed while the step is done. */}
				<div hidden={step !== undefined}>
					<LoginForm
						onSubmit={submit}
						onPasskey={submitPasskey}
						pending={pending}
						issues={problem ? issuesOfForm(problem.error) : {}}
						problem={problem && <LoginProblem {...problem} onOver={forgetProblem} />}
					/>
				</div>
				<p role="status" className={isSolving ? "mt-4 text-sm text-ink-muted" : ""}>
					{isSolving && t("captcha.working")}
				</p>
				<div ref={widget} className="empty:hidden" />
			</Panel>
			<p className="text-center text-ink-muted">
				{t("page.noAccount")}{" "}
				<a className="inline-flex min-h-11 items-center font-semibold text-ink underline" href={path(pages.join)}>
					{t("page.join")}
				</a>
			</p>
			<p className="text-center text-sm text-ink-muted">{t("page.practice")}</p>
		</section>
	);
}

/** The end of a session is announced once: this removes the ended session's cookie. */
function useForgottenEnd(ended: SessionEnd | null): void {
	useEffect(() => {
		if (ended) forgetSession();
	}, [ended]);
}
