import { CategoryScreen, loadCategory } from "@baize/catalogue/web";
import { pageLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";

export const loader = pageLoader(loadCategory);

export default function Category() {
	return <CategoryScreen {...useLoaderData<typeof loader>()} />;
}
