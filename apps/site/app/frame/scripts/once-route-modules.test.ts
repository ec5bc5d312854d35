import { beforeEach, describe, expect, it, vi } from "vitest";
import { onceRouteModules } from "./once-route-modules.ts";

type Page = { __reactRouterRouteModules?: Record<string, unknown> };

describe("hydration", () => {
	let page: Page;
	beforeEach(() => {
		page = {};
		vi.stubGlobal("window", page);
		return () => void vi.unstubAllGlobals();
	});

	it("begins when the page names the modules of its routes, which stay as they are", () => {
		const run = vi.fn();
		onceRouteModules(run);
		expect(run).not.toHaveBeenCalled();
		page.__reactRouterRouteModules = { root: "root" };
		expect(run).toHaveBeenCalledOnce();
		page.__reactRouterRouteModules.lobby = "lobby";
		page.__reactRouterRouteModules = { ...page.__reactRouterRouteModules, game: "game" };
		expect([page.__reactRouterRouteModules, run.mock.calls.length]).toEqual([
			{ root: "root", lobby: "lobby", game: "game" },
			1,
		]);
	});

	it("begins at once where it has named them", () => {
		page.__reactRouterRouteModules = {};
		const run = vi.fn();
		onceRouteModules(run);
		expect(run).toHaveBeenCalledOnce();
	});
});
