import { type PageContext, unlessRefused } from "@baize/platform-web/page";
import { usePolled, useStream } from "@baize/platform-web/reads";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { readDocumentStatus } from "../../contract/calls.ts";
import { ID_DOCUMENT } from "../../contract/document.ts";
import { DOCUMENT_MESSAGE, PHONE_MESSAGE, VERIFICATION_TOPIC } from "../../contract/events.ts";
import { readPhoneStatus } from "../../contract/phone-calls.ts";
import type { DocumentStatus, PhoneStatus } from "../../contract/states.ts";

/** `status` is undefined while it is not known, and for a visitor. */
type Facility<Status> = { status: Status | undefined; refresh(): void };

const DocumentContext = createContext<Facility<DocumentStatus> | undefined>(undefined);
const PhoneContext = createContext<Facility<PhoneStatus> | undefined>(undefined);

/** The statuses at render time, so that nothing moves on hydration. */
export type VerificationStatuses = { document: DocumentStatus; phone: PhoneStatus };

export async function loadVerificationStatuses({
	viewer,
	call,
}: Pick<PageContext, "viewer" | "call">): Promise<VerificationStatuses | undefined> {
	if (!viewer) return undefined;
	const params = { session: viewer.handle };
	const reading = Promise.all([
		call(readDocumentStatus, { params, query: { documentType: ID_DOCUMENT } }),
		call(readPhoneStatus, { params }),
	]);
	return unlessRefused(reading.then(([document, phone]) => ({ document: document.status, phone: phone.status })));
}

type Props<Status> = {
	/** The session's handle; undefined for a visitor, for whom nothing is read. */
	handle: string | undefined;
	initial?: Status | undefined;
	children: ReactNode;
};

/**
 * Provides the document's status to the whole page: updated by the stream, and polled at the specification's interval.
 */
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

/** Both providers, as on every page of a signed-in player. */
export function VerificationProvider({
	handle,
	initial,
	children,
}: {
	handle: string | undefined;
	initial?: VerificationStatuses | undefined;
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
