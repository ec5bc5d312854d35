import type { CallSpec, InputOf, ReplyOf } from "@baize/kernel/call";
import { callApi } from "@baize/platform-web/reads";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Failure } from "../Failure.tsx";
import { readAgain } from "../read-again.ts";

/**
 * What a part of a record's page reads beside the record, for instance from another domain. It is read again after each
 * change that is made on the page. `data` is undefined until it is there; `failure` shows why it is not.
 */
export function useRead<Spec extends CallSpec>(
	call: Spec,
	input: InputOf<Spec>,
): { data: ReplyOf<Spec> | undefined; failure: ReactNode } {
	const { data, error, refetch } = useQuery({
		queryKey: [call.path, input],
		queryFn: ({ signal }) => callApi(call, input, signal),
		retry: readAgain,
	});
	return { data, failure: error ? <Failure error={error} onRetry={() => void refetch()} /> : null };
}
