import { data, type LoaderFunctionArgs } from "react-router";

/** The pages that others lead to when something is not there, is broken or may not be shown; each with its own status. spec §2 */
const STATUSES: Record<string, number> = { "not-found": 404, "internal-server": 500, "not-available": 451 };

export function loader({ request }: LoaderFunctionArgs): never {
	const name =
		new URL(request.url).pathname
			.split("/")
			.at(-1)
			?.replace(/\.data$/, "") ?? "";
	throw data(null, { status: STATUSES[name] ?? 404 });
}

export default function ErrorPage() {
	return null;
}
