import { data, type LoaderFunctionArgs } from "react-router";

/** The error pages: not found, broken or not available; each with its own status. spec §2 */
const STATUSES = new Map([
	["not-found", 404],
	["internal-server", 500],
	["not-available", 451],
]);

export function loader({ params }: LoaderFunctionArgs): never {
	throw data(null, { status: STATUSES.get(params.name ?? "") ?? 404 });
}

export default function ErrorPage() {
	return null;
}
