import type { Config } from "@react-router/dev/config";

// Every route is known at the start: a page never has to ask the server which routes there are.
export default {
	appDirectory: "app",
	buildDirectory: "build",
	ssr: true,
	routeDiscovery: { mode: "initial" },
} satisfies Config;
