import { Gallery } from "@baize/platform-web/gallery";
import { pageLoader } from "@baize/platform-web/house";
import { data, useLoaderData } from "react-router";

export const loader = pageLoader((house) => {
	if (house.isProduction) throw data(null, { status: 404 });
	return { nowMs: house.nowMs };
});

export default function Components() {
	return (
		<>
			<title>Baize · Components</title>
			<Gallery {...useLoaderData<typeof loader>()} />
		</>
	);
}
