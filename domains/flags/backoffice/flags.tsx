import { defineResource } from "@baize/platform-backoffice";
import { IconToggleLeft } from "@tabler/icons-react";
import { listFlags } from "../contract/index.ts";
import { About, LastSwitch } from "./About.tsx";
import { FlagSwitch } from "./FlagSwitch.tsx";
import { texts } from "./texts.ts";

/** Every flag with its switch, and the last change. */
export const flags = defineResource({
	name: "flags",
	icon: IconToggleLeft,
	texts,
	list: {
		call: listFlags,
		isWhole: true,
		rows: "flags",
		columns: [
			{
				id: "id",
				text: ({ id }, { t }) => t(`flags.names.${id}`),
				show: (flag) => <About flag={flag} />,
			},
			{
				id: "isOn",
				text: ({ isOn }, { t }) => t(isOn ? "flags.on" : "flags.off"),
				show: (flag) => <FlagSwitch flag={flag} />,
			},
			{
				id: "lastSwitch",
				text: ({ lastSwitch: last }, { t, time }) =>
					last ? `${t("flags.switched", { by: last.by, at: time(last.at) })}: ${last.reason}` : t("flags.byDefault"),
				show: ({ lastSwitch }) => <LastSwitch last={lastSwitch} />,
			},
		],
	},
});
