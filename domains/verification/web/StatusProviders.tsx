import type { HouseAccess } from "@baize/platform-web/house";
import { usePolled, useStream } from "@baize/platform-web/reads";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { readDocumentStatus } from "../contract/calls.ts";
import { ID_DOCUMENT } from "../contract/document.ts";
import { DOCUMENT_MESSAGE, PHONE_MESSAGE, VERIFICATION_TOPIC } from "../contract/events.ts";
import { readPhoneStatus } from "../contract/phone-calls.ts";
import type { DocumentStatus, PhoneStatus } from "../contract/states.ts";

/** `status` is undefined while it is not known, and for a visitor. */
type Facility<Status> = { status: Status | undefined; refresh(): void };

const DocumentContext = createContext<Facility<DocumentStatus> | undefined>(undefined);
const PhoneContext = createContext<Facility<PhoneStatus> | undefined>(undefined);

/** What the page was rendered with, so that nothing moves when it comes alive. */
export type Standing = { document: DocumentStatus; phone: PhoneStatus };

export async function loadStanding({
	viewer,
	call,
}: Pick<HouseAccess, "viewer" | "call">): Promise<Standing | undefined> {
	if (!viewer) return undefined;
	const params = { session: viewer.handle };
	const asked = Promise.all([
		call(readDocumentStatus, { params, query: { documentType: ID_DOCUMENT } }),
		call(readPhoneStatus, { params }),
	]);
	return asked.then(([document, phone]) => ({ document: document.status, phone: phone.status }), notKnown);
}

/** To a session that may not ask yet nothing is told; what is no refusal is a fault. */
function notKnown(error: unknown): undefined {
	if (!(error instanceof Error) || error.name !== "Refusal") throw error;
}

type Props<Status> = {
	/** The session's; undefined for a visitor, for whom nothing is asked. */
	handle: string | undefined;
	initial?: Status | undefined;
	children: ReactNode;
};

/** Keeps the document's status for the whole page: told by the stream, asked for at the specification's interval. */
export function DocumentVerificationProvider({ handle, initial, children }: Props<DocumentStatus>) {
	const input =
		handle === undefined ? undefined : { params: { session: handle }, query: { documentType: ID_DOCUMENT } };
	const first = initial && { documentType: ID_DOCUMENT, status: initial };
	const { data, refresh } = usePolled(readDocumentStatus, input as never, first as never);
	useStream(handle === undefined ? undefined : VERIFICATION_TOPIC, DOCUMENT_MESSAGE, refresh, refresh);
	const status = data?.status;
	return <DocumentContext value={useMemo(() => ({ status, refresh }), [status, refresh])}>{children}</DocumentContext>;
}

/** The same for the phone. */
export function PhoneVerificationProvider({ handle, initial, children }: Props<PhoneStatus>) {
	const input = handle === undefined ? undefined : { params: { session: handle } };
	const { data, refresh } = usePolled(readPhoneStatus, input, initial && { status: initial });
	useStream(handle === undefined ? undefined : VERIFICATION_TOPIC, PHONE_MESSAGE, refresh, refresh);
	const status = data?.status;
	return <PhoneContext value={useMemo(() => ({ status, refresh }), [status, refresh])}>{children}</PhoneContext>;
}

/** Both, as every page of a signed-in player has them. */
export function VerificationProvider({
	handle,
	initial,
	children,
}: {
	handle: string | undefined;
	initial?: Standing | undefined;
	children: ReactNode;
}) {
	return (
		<DocumentVerificationProvider handle={handle} initial={initial?.document}>
			<PhoneVerificationProvider handle={handle} initial={initial?.phone}>
				{children}
			</PhoneVerificationProvider>
		</DocumentVerificationProvider>
	);
}

/** spec §8: outside its provider this facility throws. */
export function useDocumentVerification(): Facility<DocumentStatus> {
	const facility = useContext(DocumentContext);
	if (!facility) throw new Error("useDocumentVerification is used outside its DocumentVerificationProvider");
	return facility;
}

export function usePhoneVerification(): Facility<PhoneStatus> {
	const facility = useContext(PhoneContext);
	if (!facility) throw new Error("usePhoneVerification is used outside its PhoneVerificationProvider");
	return facility;
}
