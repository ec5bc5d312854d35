import type { LoaderFunctionArgs, ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;
type Loader = (args: LoaderFunctionArgs) => unknown;

/**
 * The same routes, with loaders that ask the house once for each page, however often they are run for it: what one way of
 * making the page has asked, another is told.
 */
export function askedOnce(routes: Routes): Routes {
	const asked = new WeakMap<object, Map<string, unknown>>();

	function once(id: string, loader: Loader): Loader {
		return (args) => {
			const answers = asked.get(args.context) ?? new Map<string, unknown>();
			asked.set(args.context, answers);
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

/** As a promise, also of what is thrown at once, so that it is thrown again to whoever asks again. */
const settled = async (ask: () => unknown): Promise<unknown> => ask();
