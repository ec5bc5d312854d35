import { CategoryScreen, loadCategory } from "@baize/catalogue/web";
import { pageLoader } from "@baize/platform-web/page";
import { useLoaderData } from "react-router";
import { useChannelMenu } from "../../frame/root-page.ts";

export const loader = pageLoader(loadCategory);

export default function Category() {
	return <CategoryScreen {...useLoaderData<typeof loader>()} menu={useChannelMenu()} />;
}
