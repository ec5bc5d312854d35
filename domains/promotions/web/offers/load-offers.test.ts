import type { CallSpec } from "@baize/kernel/call";
import type { PageContext } from "@baize/platform-web/page";
import { describe, expect, it } from "vitest";
import { loadOffer, loadOffers } from "./load-offers.ts";

const ID = "aaaaaaaaaaaaa";
const PUBLIC = { id: ID, terms: { title: "Welcome" }, price: null };
const VIEWER = { handle: "alice", displayName: "Alice", currency: "CAD" };
const page = (offer: string) => ({
	params: { offer },
	url: new URL(`https://baize.test/en/promotions/offers/${offer}`),
});

/** The context of a page, with the answers of its calls. */
function contextOf(viewer: PageContext["viewer"], answers: Record<string, unknown>): PageContext {
	const call = async ({ name }: CallSpec) => answers[name];
	return { viewer, call, locale: "en", pending: null } as unknown as PageContext;
}

describe("[PROMO-02] the pages of offers", () => {
	it("show visitors those that they may be shown", async () => {
		const context = contextOf(null, { listPublicOffers: { offers: [PUBLIC] } });
		expect(await loadOffers(context)).toEqual({ session: null, offers: [PUBLIC] });
		expect(await loadOffer(context, page(ID))).toMatchObject({ session: null, offer: PUBLIC, grant: null });
	});

	it("lead visitors to the login where an offer is for players only", async () => {
		const shown = loadOffer(contextOf(null, { listPublicOffers: { offers: [] } }), page(ID));
		const response = (await shown.catch((thrown: unknown) => thrown)) as Response;
		expect(response.headers.get("location")).toBe(
			`/en/login?destination=${encodeURIComponent(`/en/promotions/offers/${ID}`)}`,
		);
	});

	it("show players their own bonus of an offer that they have taken", async () => {
		const answers = (grant: string | null) => ({
			readOffer: { ...PUBLIC, standing: { grant } },
			readBonus: { id: grant, state: "optedIn" },
		});
		const taken = await loadOffer(contextOf(VIEWER, answers("bbbbbbbbbbbbb")), page(ID));
		expect(taken).toMatchObject({ session: "alice", grant: { id: "bbbbbbbbbbbbb" } });
		expect(await loadOffer(contextOf(VIEWER, answers(null)), page(ID))).toMatchObject({ grant: null });
	});
});
