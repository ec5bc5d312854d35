import { type PagePath, pages } from "@baize/platform-paths";
import { BackLink } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { ReactNode } from "react";
import { useAccountTexts } from "./texts.ts";

type Props = {
	title: string;
	description: string;
	/** The parent page; the account itself by default. */
	above?: { path: PagePath; label: string };
	/** For tables; text and forms have a narrow column. */
	isWide?: boolean;
	children: ReactNode;
};

/** The frame of every account page: the link back, its title, its purpose. */
export function AccountFrame({ title, description, above, isWide, children }: Props) {
	const t = useAccountTexts();
	const path = useSitePath();
	return (
		<section className={`mx-auto grid w-full gap-5 px-3.5 py-6 md:px-7 ${isWide ? "max-w-[64rem]" : "max-w-prose"}`}>
			<title>{`${title} · Baize`}</title>
			<meta name="description" content={description} />
			<meta name="robots" content="noindex" />
			<BackLink href={path(above?.path ?? pages.account)}>{above?.label ?? t("frame.back")}</BackLink>
			<header className="grid gap-1">
				<h1 className="text-3xl">{title}</h1>
				<p className="text-ink-muted">{description}</p>
			</header>
			{children}
		</section>
	);
}
