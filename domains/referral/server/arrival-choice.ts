import { ARRIVAL_COOKIE } from "@baize/identity/contract";
import { type Binding, bind, type Handler, type Visit } from "@baize/platform-server";
import { allowedDays, readArrivalChoice, rememberArrival } from "../contract/index.ts";
import { AFFILIATE_COOKIE, type ArrivalPorts, storedArrival } from "./capture.ts";
import type { ReferralPorts } from "./ports.ts";

type Ports = ArrivalPorts & Pick<ReferralPorts, "asksBeforeTracking">;

/** A player is linked once, when the account begins; who has agreed is not asked again. */
const mayBeAsked = ({ session, cookies }: Visit): boolean => !session && cookies[ARRIVAL_COOKIE] === undefined;

export const remembering =
	(ports: ArrivalPorts): Handler<typeof rememberArrival> =>
	({ body: { address } }, visit, reply) => {
		const stored = visit.session ? undefined : storedArrival(ports, address, visit.cookies);
		if (!stored) return { isRemembered: false };
		const { text, affiliateId, lasting } = stored;
		reply.setCookie(ARRIVAL_COOKIE, text, lasting);
		if (affiliateId !== null) reply.setCookie(AFFILIATE_COOKIE, affiliateId, lasting);
		return { isRemembered: true };
	};

/** Where the law asks for it, a visitor decides whether the link that led here is remembered. */
export const arrivalRoutes = (ports: Ports): Binding[] => [
	bind(readArrivalChoice, (_input, visit) => ({
		isAsked: mayBeAsked(visit) && ports.asksBeforeTracking(visit.ip),
		days: allowedDays(ports.allowedDays),
	})),
	bind(rememberArrival, remembering(ports)),
];
