import { pages, pathIn } from "@baize/platform-paths";
import { Button, EmptyState, Notice } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { type PageContext, type PageRequest, useViewer } from "@baize/platform-web/page";
import { CallError, callApi, useErrorText } from "@baize/platform-web/reads";
import { useState } from "react";
import { data, redirect } from "react-router";
import { type ForumRequest, readForumRequest, signInToForum } from "../contract/index.ts";
import { useSupportTexts } from "./texts.ts";

type Page =
	| { kind: "incomplete" }
	| { kind: "refused"; text: string }
	| { kind: "asked"; request: ForumRequest; forum: string };

const INCOMPLETE_STATUS = 400;

/**
 * With returnUrl, sso and sig, all three, there is a link to the forum; a player who is not signed in does that first.
 * spec §5
 */
export async function loadForum(
	context: PageContext,
	{ url }: PageRequest,
): Promise<Page | ReturnType<typeof data<Page>>> {
	const request = requestIn(url.searchParams);
	if (!request) return data<Page>({ kind: "incomplete" }, INCOMPLETE_STATUS);
	try {
		const { forum } = await context.call(readForumRequest, { body: request });
		if (!context.viewer)
			throw redirect(
				pathIn(context.locale, pages.login, { destination: url.pathname.replace(/\.data$/, "") + url.search }),
			);
		return { kind: "asked", request, forum };
	} catch (error) {
		if (!isRefusal(error)) throw error;
		return data<Page>({ kind: "refused", text: error.spec.text }, error.spec.status);
	}
}

function requestIn(query: URLSearchParams): ForumRequest | undefined {
	const [returnUrl, sso, sig] = [query.get("returnUrl"), query.get("sso"), query.get("sig")];
	return returnUrl && sso && sig ? { returnUrl, sso, sig } : undefined;
}

// By its name: the server and the pages' build each have their own copy of the class.
const isRefusal = (error: unknown): error is Error & { spec: { text: string; status: number } } =>
	error instanceof Error && error.name === "Refusal";

export function ForumScreen(page: Page) {
	const t = useSupportTexts();
	const path = useSitePath();
	return (
		<section className="mx-auto grid w-full max-w-prose gap-5 px-3.5 py-8 md:px-7">
			<title>{`${t("forum.title")} · Baize`}</title>
			<meta name="description" content={t("forum.description")} />
			<meta name="robots" content="noindex" />
			<h1 className="text-3xl">{t("forum.title")}</h1>
			{page.kind === "asked" ? (
				<GoOn {...page} />
			) : (
				<EmptyState
					icon="message"
					title={t(page.kind === "incomplete" ? "forum.incompleteTitle" : "forum.refusedTitle")}
					actions={<Button href={path(pages.lobby)}>{t("forum.toLobby")}</Button>}
				>
					{page.kind === "incomplete" ? t("forum.incomplete") : <RefusedText text={page.text} />}
				</EmptyState>
			)}
		</section>
	);
}

function RefusedText({ text }: { text: string }) {
	const errorText = useErrorText();
	return errorText(new CallError(0, { errorCode: "", message: text }));
}

function GoOn({ request, forum }: { request: ForumRequest; forum: string }) {
	const t = useSupportTexts();
	const viewer = useViewer();
	const errorText = useErrorText();
	const [isPending, setPending] = useState(false);
	const [error, setError] = useState<CallError>();

	async function go(): Promise<void> {
		if (!viewer) return;
		setPending(true);
		setError(undefined);
		try {
			const { url } = await callApi(signInToForum, { params: { session: viewer.handle }, body: request });
			location.assign(url);
		} catch (thrown) {
			setPending(false);
			if (!(thrown instanceof CallError)) throw thrown;
			setError(thrown);
		}
	}

	return (
		<>
			<p className="text-ink-muted">{t("forum.text", { forum, name: viewer?.displayName ?? "" })}</p>
			{error && (
				<Notice tone="danger" live>
					{errorText(error)}
				</Notice>
			)}
			<div>
				<Button pending={isPending} iconEnd="arrow-right" onClick={() => void go()}>
					{t("forum.go")}
				</Button>
			</div>
		</>
	);
}
