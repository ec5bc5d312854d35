import { accountLoader } from "@baize/platform-web/page";
import { DocumentFrameScreen, loadDocumentFrame } from "@baize/verification/web";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadDocumentFrame);

export default function Route() {
	return <DocumentFrameScreen {...useLoaderData<typeof loader>()} />;
}
