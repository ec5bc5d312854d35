import { usePageEnvironment } from "../../page/page-environment.ts";

/** Of pages without a picture of their own. */
const SITE_PICTURE = "/art/tidal-book-wide-1560.webp";

type Props = {
	title: string;
	description: string;
	/** The tab's, where it is not the title with the site's name. */
	tab?: string;
	/** Shown with a link that someone shares: its address on this site. */
	picture?: string | undefined;
};

/** What a tab, a search engine and a shared link show of a public page. */
export function PageHead({ title, description, tab = `${title} · Baize`, picture = SITE_PICTURE }: Props) {
	const { publicUrl } = usePageEnvironment();
	return (
		<>
			<title>{tab}</title>
			<meta name="description" content={description} />
			<meta property="og:title" content={title} />
			<meta property="og:description" content={description} />
			<meta property="og:image" content={publicUrl + picture} />
		</>
	);
}
