import { pages } from "@baize/platform-paths";
import { Breadcrumbs, type Crumb } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { ReactNode } from "react";
import { useFactorsTexts } from "./texts.ts";

type Props = { title: string; description: string; parents?: Crumb[]; children: ReactNode };

/** The frame of every page of this domain: its place in the account, title and description. */
export function FactorsFrame({ title, description, parents = [], children }: Props) {
	const t = useFactorsTexts();
	const path = useSitePath();
	const crumbs = [{ label: t("frame.account"), href: path(pages.account) }, ...parents, { label: title }];
	return (
		<section className="mx-auto grid w-full max-w-prose grid-cols-[minmax(0,1fr)] gap-5 px-3.5 py-6 md:px-7">
			<title>{`${title} · Baize`}</title>
			<meta name="description" content={description} />
			<Breadcrumbs label={t("frame.where")} crumbs={crumbs} foldedLabel={t("frame.folded")} />
			<header className="grid gap-1">
				<h1 className="text-3xl">{title}</h1>
				<p className="text-ink-muted">{description}</p>
			</header>
			{children}
		</section>
	);
}
