import { pages } from "@baize/platform-paths";
import { Breadcrumbs, type Crumb, PageHead } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { ReactNode } from "react";
import { useSupportTexts } from "../texts.ts";

/** Every page of the help below its home: the way back up, and the page. */
export function HelpFrame({
	title,
	description,
	crumbs,
	children,
}: {
	title: string;
	description: string;
	crumbs: readonly Crumb[];
	children: ReactNode;
}) {
	const t = useSupportTexts();
	const path = useSitePath();
	return (
		<div className="mx-auto grid w-full max-w-page grid-cols-1 gap-6 px-3.5 py-6 md:px-7 md:py-8">
			<PageHead title={title} description={description} />
			<Breadcrumbs
				label={t("help.crumbs")}
				foldedLabel={t("help.moreCrumbs")}
				crumbs={[{ label: t("help.title"), href: path(pages.help) }, ...crumbs]}
			/>
			{children}
		</div>
	);
}
