import { useRef, useSyncExternalStore } from "react";
import { IconButton } from "../actions/IconButton.tsx";
import { Icon } from "../marks/Icon.tsx";
import { noticeLooks } from "./Notice.tsx";
import { type Toast, type ToastStore, toasts as tabToasts } from "./toast-store.ts";
import { useToastEdge } from "./use-toast-edge.ts";

const none: readonly Toast[] = [];

/**
 * The place of toasts: once per page, near its end. It is always in the page, so that screen readers announce its
 * messages. It stands where it covers no primary button of the page.
 */
export function Toasts({
	label,
	dismissLabel,
	store = tabToasts,
}: {
	label: string;
	dismissLabel: string;
	store?: ToastStore;
}) {
	const toasts = useSyncExternalStore(store.subscribe, store.current, () => none);
	const region = useRef<HTMLElement>(null);
	const edge = useToastEdge(region, toasts.length);
	return (
		<section
			ref={region}
			data-edge={edge}
			aria-label={label}
			aria-live="polite"
			className={`pointer-events-none fixed inset-x-4 z-50 mx-auto grid max-w-prose gap-2 ${edge === "bottom" ? "bottom-20 md:bottom-6" : "top-18"}`}
		>
			{toasts.map(({ id, tone, text, action }) => (
				<div
					key={id}
					{...(tone === "danger" && { role: "alert" })}
					className={`toast pointer-events-auto flex items-center gap-3 rounded-card border border-hairline py-1 ps-4 pe-1 raised ${noticeLooks[tone].surface}`}
				>
					<Icon name={noticeLooks[tone].icon} />
					<p className="flex-1 py-2 text-ink">{text}</p>
					{action}
					<IconButton icon="x" label={dismissLabel} onClick={() => store.dismiss(id)} />
				</div>
			))}
		</section>
	);
}
