import type { LoaderFunctionArgs, ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;
type Loader = (args: LoaderFunctionArgs) => unknown;

/**
 * The same routes, with loaders that run once per page, however often they are called: the result of one rendering
 * method is shared with the other.
 */
export function coalesced(routes: Routes): Routes {
	const request = new WeakMap<object, Map<string, unknown>>();

	function once(id: string, loader: Loader): Loader {
		return (args) => {
			const answers = request.get(args.context) ?? new Map<string, unknown>();
			request.set(args.context, answers);
			if (!answers.has(id))
				answers.set(
					id,
					settled(() => loader(args)),
				);
			return answers.get(id);
		};
	}

	const withOnce = (route: Route): Route => {
		const { loader } = route.module as { loader?: Loader };
		return loader ? { ...route, module: { ...route.module, loader: once(route.id, loader) as never } } : route;
	};
	return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route && withOnce(route)]));
}

/** As a promise, also for what is thrown synchronously, so that a second caller gets the same error. */
const settled = async (load: () => unknown): Promise<unknown> => load();
