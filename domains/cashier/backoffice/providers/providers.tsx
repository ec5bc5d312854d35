import { countColumn, defineResource, stateColumn, type ToneByState } from "@baize/platform-backoffice";
import { IconBuildingBank } from "@tabler/icons-react";
import { listProviders, type ProviderState, readProvider } from "../../contract/index.ts";
import { ProviderPage } from "./ProviderPage.tsx";
import { texts } from "./texts.ts";

const TONES: ToneByState<ProviderState> = { open: "success", drained: "error", proposed: "warning" };

/** The companies that move money: how their deposits go, and whether they are given new ones. */
export const providers = defineResource({
	name: "providers",
	icon: IconBuildingBank,
	texts,
	list: {
		call: listProviders,
		rows: "items",
		columns: [
			{ id: "provider", text: ({ id }) => id },
			stateColumn("state", "providers.states", TONES),
			{ id: "health", text: ({ health }, { t }) => (health ? t(`providers.health.${health.status}`) : "") },
			{ id: "success", text: ({ successPercent }) => (successPercent === undefined ? "" : `${successPercent}%`) },
			{ id: "p95", text: ({ p95Ms }) => (p95Ms === undefined ? "" : `${p95Ms} ms`) },
			countColumn("begun"),
			countColumn("timeOuts"),
		],
		openLabel: ({ id }, { t }) => t("providers.open", { provider: id }),
	},
	record: {
		call: readProvider,
		input: (provider) => ({ params: { provider } }),
		page: ProviderPage,
	},
});
