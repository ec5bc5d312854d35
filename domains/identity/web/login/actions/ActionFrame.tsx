import { pages } from "@baize/platform-paths";
import { Button, Notice, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { type CallError, useErrorText } from "@baize/platform-web/reads";
import type { ReactNode } from "react";
import { useActionTexts } from "./texts.ts";

type Props = { title: string; text: string; description: string; error?: CallError | undefined; children: ReactNode };

/** The page of a required action: what to do, why, and a way out where the session has ended in the meantime. */
export function ActionFrame({ title, text, description, error, children }: Props) {
	const t = useActionTexts();
	const path = useSitePath();
	const errorText = useErrorText();
	const isOver = error?.code === "SESSION_REQUIRED" || error?.code === "ACTION_PENDING";
	const logIn = (
		<Button size="s" href={path(pages.login)} data-reload="">
			{t("again")}
		</Button>
	);
	return (
		<section className="mx-auto grid max-w-[28rem] gap-5 px-3.5 py-8 md:py-14">
			<title>{`${title} · Baize`}</title>
			<meta name="description" content={description} />
			<meta name="robots" content="noindex" />
			<h1 className="text-3xl">{title}</h1>
			<p className="text-ink-muted">{text}</p>
			{error && (
				<Notice tone="danger" live actions={isOver ? logIn : undefined}>
					{isOver ? t("lost") : errorText(error)}
				</Notice>
			)}
			<Panel>{children}</Panel>
		</section>
	);
}
