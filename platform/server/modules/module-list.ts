import type { Declared, Module, ModuleParts, PeriodicJob } from "./module.ts";

type Opened<Api> = { api: Api; parts: readonly ModuleParts[] };

/** Modules in the order in which they open. `All` is what the next one may need: everything opened before it. */
export type ModuleList<Start, All extends Start, Flag extends string = string> = {
	/** A module that needs what no module before it gives, or reads an unknown flag, is a type error. */
	add<Name extends string, Api>(
		module: Module<Name, All, Api, Flag>,
	): ModuleList<Start, All & { readonly [Key in Name]: Api }, Flag>;
	declared: readonly Declared<Flag>[];
	open(start: Start): Promise<Opened<All>>;
};

type Step<Flag extends string = string> = Declared<Flag> & {
	name: string;
	open: (needs: never) => unknown;
	jobs?: (needs: never) => readonly PeriodicJob[];
	parts?: (api: never, needs: never) => ModuleParts;
};

/** What the modules so far have registered, and what all declare, for one that gathers it. */
export type Registered = { readonly registered: readonly ModuleParts[]; readonly declared: readonly Declared[] };

/** The empty list. Its modules may need what it starts with, and read the flags of the site. */
export const moduleList = <Start extends object, Flag extends string = string>(): ModuleList<
	Start,
	Start & Registered,
	Flag
> => listOf([]);

function listOf<Start extends object, All extends Start, Flag extends string>(
	steps: readonly Step<Flag>[],
): ModuleList<Start, All, Flag> {
	return {
		add: (module) => listOf([...steps, module]),
		declared: steps,
		open: (start) => openAll(start, steps) as Promise<Opened<All>>,
	};
}

/** `add` has checked that each step finds what it needs, so that its types are given up only here. */
async function openAll(start: object, steps: readonly Step[]): Promise<Opened<object>> {
	const parts: ModuleParts[] = [];
	const opened: Record<string, unknown> = { ...start, registered: parts, declared: steps };
	for (const step of steps) {
		const api = await step.open(opened as never);
		opened[step.name] = api;
		if (step.jobs) parts.push({ jobs: step.jobs(opened as never) });
		if (step.parts) parts.push(step.parts(api as never, opened as never));
	}
	return { api: opened, parts };
}
