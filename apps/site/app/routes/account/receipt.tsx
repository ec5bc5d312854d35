import { accountLoader } from "@baize/platform-web/page";
import { loadReceipt, ReceiptScreen } from "@baize/wallet/web";
import { useLoaderData } from "react-router";

export const loader = accountLoader(loadReceipt);

export default function Receipt() {
	return <ReceiptScreen {...useLoaderData<typeof loader>()} />;
}
