import { type PagePath, pages } from "@baize/platform-paths";
import { BackLink, PageHead } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import type { ReactNode } from "react";
import { useOfferTexts } from "../words/texts.ts";

type Props = {
	title: string;
	description: string;
	/** The page above this one. */
	above?: { path: PagePath; label: string };
	/** A page of one's own is in no search engine. */
	isOwn?: boolean;
	isWide?: boolean;
	children: ReactNode;
};

/** The frame of the list of offers and of the bonuses: its title and its purpose. */
export function OffersFrame({ title, description, above, isOwn = false, isWide = false, children }: Props) {
	const path = useSitePath();
	return (
		<section className={`mx-auto grid w-full gap-5 px-3.5 py-6 md:px-7 ${isWide ? "max-w-[72rem]" : "max-w-[48rem]"}`}>
			<PageHead title={title} description={description} />
			{isOwn && <meta name="robots" content="noindex" />}
			{above && <BackLink href={path(above.path)}>{above.label}</BackLink>}
			<header className="grid gap-1">
				<h1 className="text-3xl">{title}</h1>
				<p className="text-ink-muted">{description}</p>
			</header>
			{children}
		</section>
	);
}

/** The page of an offer leads back to all of them. */
export function useToOffers(): { path: PagePath; label: string } {
	const t = useOfferTexts();
	return { path: pages.offers, label: t("list.back") };
}
