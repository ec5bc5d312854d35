import { Gallery } from "@baize/platform-web/gallery";
import { pageLoader } from "@baize/platform-web/page";
import { data, useLoaderData } from "react-router";

export const loader = pageLoader((context) => {
	if (context.isProduction) throw data(null, { status: 404 });
	return { nowMs: context.nowMs };
});

export default function Components() {
	return (
		<>
			<title>Baize · Components</title>
			<Gallery {...useLoaderData<typeof loader>()} />
		</>
	);
}
