import type { Config } from "@react-router/dev/config";

// A page knows its own route and asks for those that its links lead to once it is awake: the list of all is two kilobytes
// that the first page need not wait for.
export default {
	appDirectory: "app",
	buildDirectory: "build",
	ssr: true,
	routeDiscovery: { mode: "lazy" },
} satisfies Config;
