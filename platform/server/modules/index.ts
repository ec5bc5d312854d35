export type { Infrastructure } from "./infrastructure.ts";
export {
	type Audit,
	type Declared,
	defineModule,
	type ExportPart,
	type LoggedFinding,
	loggedFinding,
	type Module,
	type ModuleParts,
	type PageCookies,
	type PageRequest,
	type PeriodicJob,
	spentAlarm,
} from "./module.ts";
export { type ModuleList, moduleList, type Registered } from "./module-list.ts";
export type { PlayerCall, PlayerCallsOf } from "./player-calls.ts";
