import { useFormats } from "@baize/platform-backoffice";
import { Button } from "@mui/material";
import { Link, useCreatePath } from "react-admin";
import type { OpenProposal } from "../../contract/index.ts";

/** On the page of its subject: who has proposed, with the way to the decision. */
export function OpenProposalNote({ proposal: { id, byName } }: { proposal: OpenProposal }) {
	const { t } = useFormats();
	const pathTo = useCreatePath();
	return (
		<Button
			component={Link}
			to={pathTo({ resource: "proposals", type: "show", id })}
			variant="outlined"
			size="small"
			color="warning"
		>
			{t("proposals.waits", { name: byName })}
		</Button>
	);
}
