const NAME = "__reactRouterRouteModules";

/**
 * Runs it once the page has named the modules of its routes. The router's own page imports the script that hydrates after
 * that; in the build it is a part of the script that every page has, which runs earlier (tools/vite/merged-entries.ts).
 */
export function onceRouteModules(run: () => void): void {
	if (NAME in window) {
		run();
		return;
	}
	Object.defineProperty(window, NAME, {
		configurable: true,
		set(modules: unknown) {
			Reflect.deleteProperty(window, NAME);
			Object.assign(window, { [NAME]: modules });
			run();
		},
	});
}
